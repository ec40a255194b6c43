#!/bin/sh
# Makes .venv with what Coffer needs: `setup.sh run` to use it, `setup.sh model` with the engines of
# language models, `setup.sh test` to test all of it.
# Does nothing when it is up to date. System packages are installed only as root.
set -eu
cd "$(dirname "$0")/.."
what=${1:-run}
stamp=.venv/.ready-$what

need_system() { # $1: what for, the rest: Debian packages
    why=$1; shift
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $* ($why)"
        apt-get update -qq >/dev/null
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
    else
        echo "Please install, for $why: $*" >&2
        exit 2
    fi
}

[ -f "$stamp" ] && [ "$stamp" -nt pyproject.toml ] && [ "$stamp" -nt packaging/setup.sh ] && exit 0

python=${PYTHON:-python3}
command -v "$python" >/dev/null || need_system "Coffer itself" python3
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Coffer needs Python 3.11 or newer; set PYTHON to one." >&2; exit 2; }
"$python" -c 'import ensurepip, venv' 2>/dev/null || need_system "a virtual environment" python3-venv
[ -x .venv/bin/python ] || "$python" -m venv .venv

case $what in
    test) extra='[dev,llamacpp,mlx]' ;;
    model) extra='[llamacpp,mlx]' ;;
    *) extra= ;;
esac
.venv/bin/python -m pip install --quiet --disable-pip-version-check -e ".$extra"

# Qt's own libraries; offscreen tests need the same ones as a window does.
qt="libegl1 libgl1 libxkbcommon0 libfontconfig1 libdbus-1-3 libglib2.0-0"
qt_loads() {
    QT_QPA_PLATFORM=offscreen .venv/bin/python -c \
        'from PySide6.QtWidgets import QApplication; QApplication([])' 2>/dev/null
}
if [ "$(uname -s)" = Linux ] && ! qt_loads; then
    if [ "$what" = test ]; then
        # shellcheck disable=SC2086 # a list of packages
        need_system "Qt" $qt
    else
        echo "Questions and imports work here; the window needs: $qt libxcb-cursor0" >&2
    fi
fi

if [ "$what" != run ] && [ "$(uname -s)" = Linux ] && [ "$(id -u)" = 0 ] &&
    ! ldconfig -p | grep -q libopenblas; then
    # MLX's CPU build brings a BLAS that is some thirty times slower.
    (need_system "MLX on the processor" libopenblas0-pthread) || true
fi
if [ "$what" = test ]; then
    # The tests of downloads talk to a real server on this computer; without it they are skipped.
    command -v nginx >/dev/null || [ "$(id -u)" != 0 ] ||
        (need_system "tests of downloads" nginx-light) || true
    COFFER_MODELS=${COFFER_MODELS:-$PWD/build/models} packaging/model.sh ||
        echo "The small model could not be fetched: tests that need it are skipped." >&2
fi
! qt_loads || .venv/bin/python -m app.i18n >/dev/null
touch "$stamp"
