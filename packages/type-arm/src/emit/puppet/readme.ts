import type { Model, ModelType } from "../../model/index.js";
import { functionSetOf } from "../../logic/used-functions.js";
import { notCarriedLines, type NotCarried } from "../target.js";
import type { ModuleNames } from "./names.js";

/** The README for users of a module. */
export function readmeText(model: Model, names: ModuleNames, notCarried: readonly NotCarried[]): string {
  const { module } = names;
  const types = [...model.types.values()];
  const set = functionSetOf(model);
  return [
    `# ${module}`,
    `Types with their checks and invariants, written by \`type-arm emit puppet\`. Don't change it by hand: emit it again.`,
    `## Types`,
    types.map((each) => typeLine(each, names)).join("\n"),
    "## Use",
    `- \`${module}::get($object, 'feature')\`: a feature as its user sees it, derived ones included.`,
    `- \`${module}::show($object)\`: all features as a hash.`,
    `- \`${module}::engine::begin(${module}::model::…::shape(), {…})\`, then \`…::engine::set($draft, 'feature', value)\`, ` +
      `\`…::engine::add(…)\` and \`…::engine::finish($draft)\`: an object step by step, as the lambda of \`new\` does it.`,
    model.statements.length > 0 ? `- \`${module}::main()\`: the value of the last statement beside the types.` : "",
    "## What Puppet does in its own way",
    "- The types' own `new` only checks data types and bounds: make objects with the functions above.",
    "- An unsettable feature that was set to nil is `default` in the object; `undef` is one that was not set.",
    "- A mistake inside of logic (`1 / 0`), or an object that logic makes and that is refused, ends the call with its own message, " +
      "and nothing else is told.",
    "- Logic means what it means with Puppet 7's `strict = warning` (a text such as `'10'` counts as a number) and with " +
      "`strict_variables = true` (a variable that a branch leaves without a value is a mistake, and not `undef`).",
    "- A derived feature is computed each time it is read.",
    `- Logic was written for the function set ${set.name} ${set.version}.`,
    "## What is not carried",
    notCarried.length === 0
      ? "Nothing."
      : notCarriedLines(notCarried)
          .map((line) => `- ${line}`)
          .join("\n"),
    "",
  ]
    .filter((part, index, all) => part !== "" || index === all.length - 1)
    .join("\n\n");
}

function typeLine(type: ModelType, names: ModuleNames): string {
  const name = `- \`${names.typeName(type)}\``;
  return type.isAbstract ? `${name} (abstract)` : `${name}: \`${names.newFunction(type)}({…})\``;
}
