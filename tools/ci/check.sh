#!/usr/bin/env bash
# Checks files in CI: annotations in the log, SARIF in a file, the exit code of `check`.
#   COMMAND  smartfrog, cf2, mupuppet or type-arm
#   FILES    what to check: files, folders and patterns, a line each (default: the current folder)
#   SARIF    where the report goes (default: cairn.sarif)
set -euo pipefail

files=()
while IFS= read -r line; do
  if [ -n "$line" ]; then files+=("$line"); fi
done <<<"${FILES:-.}"
options=(--report "sarif=${SARIF:-cairn.sarif}" --diagnostics "${DIAGNOSTICS:-plain}")
# After `--`, a name that begins with `-` is a file.
"${COMMAND:?say which command}" check "${options[@]}" -- "${files[@]}"
