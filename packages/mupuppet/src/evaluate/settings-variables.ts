import type { Value } from "@cairn/puppet-core/values";
import type { Compilation } from "./compilation.js";

/** What `$settings::…` tells: those settings of Puppet that mean something here, as they are by default. */
export function settingsOf({ isStrict, language, node }: Compilation): (readonly [string, Value])[] {
  return [
    ["certname", node.name],
    ["environment", node.environment],
    ["modulepath", language.modulePath.join(":")],
    ["strict", isStrict ? "error" : "warning"],
    ["strict_variables", isStrict],
    ["node_name_value", node.name],
    ["rich_data", true],
    ["storeconfigs", false],
    ["noop", false],
    ["trusted_server_facts", true],
  ];
}
