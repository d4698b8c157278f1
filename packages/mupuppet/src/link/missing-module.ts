import type { Located } from "@cairn/puppet-core";
import { catalogue } from "../diagnostics/index.js";
import { spanIn, type LinkContext } from "./rule.js";

/** Reports once that a needed module is missing, so that uses of it could not be checked. */
export function tellMissingModule(name: string, place: Located, context: LinkContext): void {
  const { report, world } = context;
  const [module = ""] = name.replace(/^::/, "").toLowerCase().split("::");
  if (!world.hasModules || world.toldMissing.has(module)) return;
  world.toldMissing.add(module);
  report(catalogue.create["missing-module"](spanIn(context, place), { module, name }));
}
