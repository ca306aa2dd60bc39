#!/usr/bin/env bash
# Packages the charts of a release and pushes them to where its images are:
#   .github/publish-charts.sh ghcr.io/acme/brandprint acme/brandprint [flags of "helm push"]
# Prints the address of each with its digest, by which it is signed.
set -euo pipefail
usage="Usage: $0 IMAGES REPOSITORY [FLAGS]"
images=${1:?$usage}
repository=${2:?$usage}
shift 2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$(dirname "$0")/../charts" "$work"
# The charts name the images and pages of this repository.
sed -i -e "s#ghcr.io/OWNER/brandprint#$images#g" -e "s#OWNER/brandprint#$repository#g" \
  "$work"/charts/*/Chart.yaml "$work"/charts/*/values.yaml

for chart in "$work"/charts/*; do
  helm package --destination "$work" "$chart" >/dev/null
  pushed=$(helm push "$@" "$work/$(basename "$chart")"-[0-9]*.tgz "oci://$images/charts" 2>&1) || {
    echo "$pushed" >&2
    exit 1
  }
  address=$(awk '$1 == "Pushed:" { sub(/:[^:\/]*$/, "", $2); name = $2 } $1 == "Digest:" { print name "@" $2 }' <<<"$pushed")
  if [ -z "$address" ]; then
    echo "helm push did not say where the chart is: $pushed" >&2
    exit 1
  fi
  echo "$address"
done
