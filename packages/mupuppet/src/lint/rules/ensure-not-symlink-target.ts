import { words } from "@cairn/diagnostics";
import { lintRule, edits } from "../rule.js";

/** A link says so. */
export const ensureNotSymlinkTarget = lintRule(
  "ensure_not_symlink_target",
  {
    severity: "warning",
    message: words`symlink target specified in ensure attr`,
    why: `\`ensure => link\` with \`target\` says what is meant.`,
    failing: "file { '/a':\n  ensure => '/b',\n}\n",
    repaired: "file { '/a':\n  ensure => link,\n  target => '/b',\n}\n",
  },
  (manifest, report) => {
    for (const { parameters, type } of manifest.bodies) {
      if (type.value !== "file") continue;
      for (const name of parameters) {
        const value = name.value === "ensure" ? name.nextCode?.nextCode : undefined;
        if (!value?.value.startsWith("/")) continue;
        const indent = name.prev?.type === "INDENT" ? `\n${name.prev.value}` : " ";
        const hasTarget = parameters.some((each) => each.value === "target");
        const start = { start: value.start, end: value.start };
        const fix = edits(manifest, "write `link`, and `target`", [start, `link,${indent}target => `]);
        report(value, {}, hasTarget ? undefined : fix);
      }
    }
  },
);
