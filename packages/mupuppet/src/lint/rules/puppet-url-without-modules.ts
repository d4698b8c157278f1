import { words } from "@cairn/diagnostics";
import { lintRule, rewrite } from "../rule.js";

/** Files of modules are found by `puppet:///modules/…`. */
export const puppetUrlWithoutModules = lintRule(
  "puppet_url_without_modules",
  {
    severity: "warning",
    message: words`puppet:// URL without modules/ found`,
    why: `The first word of the path is the mount point; that of modules is \`modules\`. Other
mount points are defined in the server's \`fileserver.conf\`, which isn't part of the environment: the fix is a suggestion.`,
    failing: "file { '/a':\n  source => 'puppet:///web/a',\n}\n",
    repaired: "file { '/a':\n  source => 'puppet:///modules/web/a',\n}\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("SSTRING", "STRING", "DQPRE")) {
      const { value } = token;
      if (!value.startsWith("puppet://") || /puppet:\/\/.*?\/(.+)/.exec(value)?.[1]?.startsWith("modules/")) continue;
      const prefix = /puppet:\/\/.*?\//.exec(value)?.[0];
      const at = token.start + 1 + (prefix?.length ?? 0);
      report(token, {}, prefix === undefined ? undefined : rewrite(manifest, { start: at, end: at }, "modules/"));
    }
  },
);
