#!/bin/sh
# PostgreSQL, for the tests of the storage: found, or installed from Debian's packages where that is allowed. Its own
# server is not started; the tests start one of theirs, in a folder of theirs.
set -eu

found() { ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null 2>&1; }

if found; then
  exit 0
fi
refuse() {
  echo "note: without PostgreSQL its tests are skipped ($1)" >&2
  exit 0
}
command -v apt-get >/dev/null 2>&1 || refuse "this is no Debian or Ubuntu; install it, then run this again"
as_root=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null || refuse "root is needed; run: sudo apt-get install postgresql"
  as_root="sudo -n"
fi
echo "installing postgresql for the tests of the storage ..."
log=$(mktemp)
install() {
  # shellcheck disable=SC2086
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --no-install-recommends postgresql
}
if ! install >"$log" 2>&1 && ! { $as_root apt-get update --quiet && install; } >>"$log" 2>&1; then
  tail -n 20 "$log" >&2
  refuse "apt-get could not install postgresql (see above)"
fi
rm -f "$log"
found || refuse "it was installed but is not where Debian puts it"
