#!/bin/sh
# Builds the image with buildah alone, without a container engine and without any registry: the base is Debian, made by
# debootstrap, with this machine's Node.js and npm for the build. Then it starts the image and asks whether it is ready:
# once as buildah runs it, and once on a read-only root file system.
#
#   apt-get install buildah debootstrap
#   deploy/container/build-with-buildah.sh [WORK_FOLDER]      as root; by default .cache/container
#
# WORK_FOLDER keeps the base for the next run. Remove it with: rm -rf WORK_FOLDER
set -eu

root=$(cd -- "$(dirname -- "$0")/../.." && pwd)
work=${1:-$root/.cache/container}
suite=${DEBIAN_SUITE:-bookworm}
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
port=${PORT:-18080}

for tool in buildah debootstrap npm curl; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed" >&2; exit 2; }
done
[ "$(id -u)" = 0 ] || { echo "this must run as root: debootstrap and the chroot need it" >&2; exit 2; }

mkdir -p "$work"
work=$(cd -- "$work" && pwd)
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
buildah() { command buildah --root "$work/storage" --runroot "$work/run" "$@"; }

if [ ! -e "$work/base.done" ]; then
  rm -rf "$work/base"
  debootstrap --variant=minbase --include=ca-certificates,libatomic1 "$suite" "$work/base" "$mirror"
  rm -rf "$work"/base/var/cache/apt/archives/*.deb "$work"/base/var/lib/apt/lists/*
  touch "$work/base.done"
fi

# A local image with the given name from the base, with what the function of that name adds.
image() {
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$work/base" / >/dev/null
  "$1" "$container"
  buildah commit --quiet --rm "$container" "localhost/tintamarre-$1" >/dev/null
}
run_base() { :; }
build_base() {
  # The build downloads packages: it trusts the certificates, and uses the registry, that npm does here.
  modules=$(npm root --global)
  buildah add --quiet "$1" "$(node -p process.execPath)" /usr/local/bin/node >/dev/null
  buildah add --quiet "$1" "$modules/npm" /usr/local/lib/node_modules/npm >/dev/null
  buildah run "$1" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  certificates=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}
  buildah add --quiet "$1" "$certificates" /usr/local/etc/certificates.crt >/dev/null
  buildah config --env NODE_EXTRA_CA_CERTS=/usr/local/etc/certificates.crt \
    --env "npm_config_registry=$(npm config get registry)" "$1"
}
image run_base
image build_base

buildah build --network host --format docker --file "$root/deploy/container/Dockerfile" --tag localhost/tintamarre \
  --build-arg BUILD_IMAGE=localhost/tintamarre-build_base --build-arg RUN_IMAGE=localhost/tintamarre-run_base "$root"

server=
# Ends the server and waits until it is gone: it must not answer for the next one.
stop() {
  [ -n "$server" ] || return 0
  kill "$server" 2>/dev/null || true
  while kill -0 "$server" 2>/dev/null; do sleep 0.2; done
  server=
}
container=$(buildah from localhost/tintamarre)
trap 'stop; buildah rm "$container" >/dev/null' EXIT
mounted=$(buildah mount "$container")

# Asks the server whether it is ready, prints what it answers, and ends it.
expect_ready() {
  tries=0
  until answer=$(curl --silent --fail "http://127.0.0.1:$port/api/ready"); do
    tries=$((tries + 1))
    if [ "$tries" = 120 ]; then
      echo "the server in the image does not become ready" >&2
      exit 1
    fi
    sleep 0.5
  done
  echo "$1: $answer, user $(ps -o uid= -p "$server" | tr -d ' ')"
}

# The process that buildah starts is not the server: the server tells its number.
(buildah run --network host --env "TINTAMARRE_PORT=$port" "$container" -- sh -c '
  echo $$ >/tmp/number
  exec /opt/tintamarre/tintamarre --host 127.0.0.1') &
while [ ! -s "$mounted/tmp/number" ]; do
  kill -0 $! 2>/dev/null || { echo "buildah cannot run the image" >&2; exit 1; }
  sleep 0.2
done
server=$(cat "$mounted/tmp/number")
expect_ready 'run by buildah'
check=$(buildah inspect --type image --format '{{index .Docker.Config.Healthcheck.Test 1}}' localhost/tintamarre)
healthy() { buildah run --network host --env "TINTAMARRE_PORT=$port" "$container" -- sh -c "$check"; }
healthy || { echo "the health check fails while the server is ready" >&2; exit 1; }
stop
if healthy; then
  echo "the health check passes without a server" >&2
  exit 1
fi
echo "the health check notices that the server is gone"

data=$work/data
rm -rf "$data"
install -d -o 10001 -g 10001 "$data"
export mounted data port
unshare --mount sh -eu -c '
  mount --bind "$mounted" "$mounted"
  mount --bind "$data" "$mounted/data"
  mount -t tmpfs tmpfs "$mounted/tmp"
  mount -t proc proc "$mounted/proc"
  mount -o remount,bind,ro "$mounted"
  if touch "$mounted/opt/written" 2>/dev/null; then
    echo "the root file system is not read-only" >&2
    exit 1
  fi
  exec chroot --userspec=10001:10001 "$mounted" env TINTAMARRE_DATA=/data \
    /opt/tintamarre/tintamarre --port "$port" --host 127.0.0.1' &
server=$!
expect_ready 'on a read-only root'
stop
[ -n "$(ls "$data")" ] || { echo "nothing was kept in the data volume" >&2; exit 1; }

echo "The image is localhost/tintamarre in $work/storage. To take it to a container engine:"
echo "  STORAGE_DRIVER=vfs buildah --root $work/storage --runroot $work/run push localhost/tintamarre docker-archive:tintamarre.tar"
