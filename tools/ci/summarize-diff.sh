#!/usr/bin/env bash
# Writes what a change does to catalogs, as Markdown. Differences aren't a failure: that is for people to judge.
#   BASE         the revision before the change
#   NODES        a list of nodes, a folder of facts, or lines of JSON (as `--nodes` takes them)
#   ENVIRONMENT  the environment's folder (default: the current one)
#   SUMMARY      the file to which the Markdown is added (default: standard output)
set -euo pipefail

words=(diff --git --format markdown "--environment=${ENVIRONMENT:-.}")
if [ -n "${NODES:-}" ]; then words+=("--nodes=$NODES"); fi
# After `--`, a revision that begins with `-` isn't an option.
words+=(-- "${BASE:?say which revision is compared}" HEAD)
status=0
text="$(mupuppet "${words[@]}")" || status=$?
if [ "$status" -eq 0 ]; then text="No catalog changes."; fi
if [ "$status" -gt 2 ]; then exit "$status"; fi
if [ -n "${SUMMARY:-}" ]; then printf '%s\n' "$text" >>"$SUMMARY"; else printf '%s\n' "$text"; fi
# 2 is `diff`'s way to say that there are differences.
if [ "$status" -eq 1 ]; then exit 1; fi
