"""The screens, one folder for each entry of the side bar."""
