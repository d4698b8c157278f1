import { joinPath, words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** A class or a defined type is in the file where Puppet looks for it. */
export const autoloaderLayout = lintRule(
  "autoloader_layout",
  {
    severity: "error",
    message: words`${"name"} not in autoload module layout`,
    help: words`name the file after it`,
    why: `Puppet finds \`web::server\` only in \`web/manifests/server.pp\`, and \`web\` in \`web/manifests/init.pp\`.`,
    noFix: "outside",
    failing: { "modules/web/manifests/srv.pp": "class web::server { }\n" },
    repaired: { "modules/web/manifests/server.pp": "class web::server { }\n" },
  },
  (manifest, report, settings) => {
    for (const { name } of manifest.definitions) {
      const [module = "", ...rest] = name.value.split("::");
      const inModule = rest.length > 0 ? `manifests/${rest.join("/")}.pp` : "manifests/init.pp";
      const wanted = settings.relative ? inModule : `/${module}/${inModule}`;
      const path = joinPath(settings.folder, manifest.source.name).replaceAll("\\", "/");
      if (!`/${path}`.endsWith(wanted)) report(name, { name: name.value });
    }
  },
);
