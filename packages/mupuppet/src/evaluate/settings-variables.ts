import type { Value } from "@cairn/puppet-core/values";
import type { Compilation } from "./compilation.js";

/** The variables `$settings::…`: those settings of Puppet that are meaningful here, with their defaults. */
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
