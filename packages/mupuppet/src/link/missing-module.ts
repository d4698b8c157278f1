import { words } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { declare, spanIn, type LinkContext, type LinkRule } from "./rule.js";

const missingModule = declare("missing-module", {
  severity: "warning",
  message: words`the module \`${"module"}\`, which \`${"name"}\` is in, is not on the module path: uses of it could not be checked`,
  help: words`install it, or name its folder with \`--modulepath\``,
  page: {
    why: `\`mupuppet check\` looks up whatever a program names: classes, types, functions, files. The contents of a module that isn't on the module
path can't be looked up. This is reported once for each module.`,
    noFix: "outside",
    failing: {
      "modules/web/manifests/init.pp": "class web {\n  include nginx\n}\n",
    },
    repaired: {
      "modules/web/manifests/init.pp": "class web {\n  include nginx\n}\n",
      "modules/nginx/manifests/init.pp": "class nginx { }\n",
    },
    args: ["check", "modules/web/manifests/init.pp", "--modulepath", "modules"],
  },
});

/** Told by the rules that look for what a module defines. */
export const missingModules: LinkRule = { declared: missingModule, visit: {} };

/** Reports once that a needed module is missing, so that uses of it could not be checked. */
export function tellMissingModule(name: string, place: Located, context: LinkContext): void {
  const { missing, report, world } = context;
  const [module = ""] = name.replace(/^::/, "").toLowerCase().split("::");
  if (!world.hasModules || missing.has(module)) return;
  const diagnostic = missingModule.create(spanIn(context, place), { module, name });
  missing.set(module, diagnostic);
  report(diagnostic);
}
