#!/bin/sh
# Prints the interpreter that make uses unless PYTHON names one: python3, or the system's /usr/bin/python3 if python3 was
# built without optimisation (pyenv's default), because the system's is about a quarter faster (docs/decisions/047).
set -eu

system=${SYSTEM_PYTHON:-/usr/bin/python3}

# new enough, and with the modules that a virtual environment needs
usable() { "$1" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
# packages of distributions are optimised by a recipe of their own, all others say so in the arguments of configure
optimised() { "$1" -c 'import sys, sysconfig; sys.exit("--enable-optimizations" not in (sysconfig.get_config_var("CONFIG_ARGS") or ""))' 2>/dev/null; }

if usable python3 && optimised python3; then
  echo python3
elif usable "$system"; then
  if usable python3 && [ "$(command -v python3)" != "$system" ]; then
    echo "note: python3 was built without optimisation: $system is used instead (make PYTHON=python3 uses it all the same)" >&2
  fi
  echo "$system"
else
  echo python3
fi
