import type { ModelType } from "../../model/index.js";
import type { EmittedFile } from "../target.js";
import type { ModuleNames } from "./names.js";
import { functionFile } from "./puppet-file.js";

/** A module's functions for objects of any of its types; a type comes before those that it inherits. */
export function publicFiles(types: readonly ModelType[], names: ModuleNames): readonly EmittedFile[] {
  const { module } = names;
  const cases = types.map((type) => {
    const values = names.once(type, "values");
    return `${names.typeName(type)}: { [${names.shapeFunction(type)}(), ${values}($object)] }\n`;
  });
  const open =
    `[$shape, $values] = case $object {\n${cases.join("")}` +
    `default: { fail("\${object} isn't an object of this module") }\n}\n` +
    `$self = { 'shape' => $shape, 'values' => $values, 'reading' => {}, 'object' => $object }\n$self\n`;
  return [
    functionFile(
      `${module}::model::open`,
      "What is known of an object, and what is stored in it.",
      "Object $object",
      open,
    ),
    functionFile(
      `${module}::get`,
      "A feature of an object as its user sees it: computed, or through its getter.\n\n@param object an object of this module\n" +
        "@param name the name of the feature",
      "Object $object, String $name",
      `${module}::engine::read(${module}::model::open($object), $name)\n`,
    ),
    functionFile(
      `${module}::show`,
      "An object with all features that have a value, as its user sees them: parts with their `$type`, links as paths.\n\n" +
        "@param object an object of this module",
      "Object $object",
      `${module}::engine::show($object, $object)\n`,
    ),
  ];
}
