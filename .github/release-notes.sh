#!/usr/bin/env bash
# Prints the notes of one version from CHANGELOG.md. Fails if that version has none.
#   .github/release-notes.sh 1.2.0
set -euo pipefail
version=${1:?Usage: $0 VERSION}
changelog=$(dirname "$0")/../CHANGELOG.md

# From "## [1.2.0] - date" (with or without brackets and date) to the next heading of the same level.
notes=$(awk -v version="$version" '
  /^## / { heading = $2; gsub(/[][]/, "", heading); inside = heading == version; next }
  /^\[[^]]+\]: / { next }
  inside
' "$changelog")
notes=$(printf '%s\n' "$notes" | sed -e '/./,$!d')
if [ -z "$notes" ]; then
  echo "CHANGELOG.md has no notes for $version. Add a section \"## [$version] - YYYY-MM-DD\"." >&2
  exit 1
fi
printf '%s\n' "$notes"
