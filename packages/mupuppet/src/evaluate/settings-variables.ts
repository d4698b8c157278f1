import type { Value } from "@cairn/puppet-core/values";
import { profiles } from "../profiles.js";
import { ServerSettings } from "../server-settings/server-settings.js";
import type { Compilation } from "./compilation.js";

const known = new WeakMap<Compilation, ServerSettings>();

/** What `$settings::…` tells: the settings of a server, with what the run itself says. */
export function settingsOf(compilation: Compilation): ServerSettings {
  const made = known.get(compilation) ?? createSettings(compilation);
  known.set(compilation, made);
  return made;
}

function createSettings({ isStrict, language, node }: Compilation): ServerSettings {
  const { environment, modulePath, profile, puppetConf } = language;
  const version = profiles[profile].version;
  const ofRun: readonly (readonly [string, Value])[] = [
    ["environment", node.environment],
    ["modulepath", modulePath.join(":")],
    ...(environment ? ([["manifest", `${environment.root}/manifests`]] as const) : []),
    ["strict", isStrict ? "error" : "warning"],
    ["strict_variables", isStrict],
    ["http_user_agent", `Puppet/${version}`],
    ["run_mode", "server"],
  ];
  const known = new Map(ofRun);
  return new ServerSettings({ conf: puppetConf, known, certname: node.name, isSeven: version.startsWith("7.") });
}
