import { withArticle } from "@cairn/puppet-core/evaluate";
import { allFeatures, allInvariants, typeText, type ModelFeature, type ModelType } from "../../model/index.js";
import { logicNames, unbound } from "../../model/model.js";
import { quoted } from "../print/literals.js";
import type { EmittedFile } from "../target.js";
import type { LogicFunctions } from "./logic-functions.js";
import type { ModuleNames } from "./names.js";
import { functionFile } from "./puppet-file.js";
import { elementType, literal } from "./types.js";

/**
 * The description of a type that has objects, the function that creates them, and their conversion from and to drafts.
 */
export function shapeFiles(type: ModelType, names: ModuleNames, logic: LogicFunctions): readonly EmittedFile[] {
  const object = names.typeName(type);
  const [shape, build, values] = [names.shapeFunction(type), names.once(type, "build"), names.once(type, "values")];
  const known = `What is known of \`${type.name}\`.`;
  return [
    newFile(type, names),
    functionFile(shape, known, "", () => shapeText(type, names, logic)),
    functionFile(build, "The object of a draft.", "Hash $values", () => {
      return `${object}.new({\n${storedOf(type, (name, attribute) => `${attribute} => $values[${name}]`, names)}})\n`;
    }),
    functionFile(values, "What is stored in an object.", `${object} $object`, () => {
      const stored = storedOf(type, (name, attribute) => `${name} => $object.${attribute.slice(1, -1)}`, names);
      return `$values = {\n${stored}}\n$values\n`;
    }),
  ];
}

/** The function of an abstract type, which fails. */
export function abstractFile(type: ModelType, names: ModuleNames): EmittedFile {
  const comment = `\`${type.name}\` is abstract: this fails, and says so.`;
  const body = `fail(${quoted(`${type.name} is abstract: only types that inherit it have objects`)})\n`;
  return functionFile(names.newFunction(type), comment, "Optional[Hash] $values = {}", body);
}

/** A line for each stored feature, with its name and its attribute's, both in quotes. */
function storedOf(type: ModelType, line: (name: string, attribute: string) => string, names: ModuleNames): string {
  const stored = [...allFeatures(type).values()].filter(({ isDerived }) => !isDerived);
  return stored.map((each) => `${line(quoted(each.name), quoted(names.attributeName(each)))},\n`).join("");
}

function newFile(type: ModelType, names: ModuleNames): EmittedFile {
  const comment = [
    `Makes a \`${type.name}\`: defaults, then the given values, each through validate, set, its type and check; then bounds and`,
    "invariants. Fails with all that is wrong, one message a line.",
    ...(type.documentation === "" ? [] : ["", type.documentation]),
    "",
    "@param values the values of its features by their names",
    "@return the object, which never changes",
  ].join("\n");
  const engine = `${names.module}::engine`;
  const body = `${engine}::finish(${engine}::begin(${names.shapeFunction(type)}(), $values))\n`;
  return functionFile(names.newFunction(type), comment, "Optional[Hash] $values = {}", body);
}

function shapeText(type: ModelType, names: ModuleNames, logic: LogicFunctions): string {
  const features = [...allFeatures(type).values()];
  const defaults = features.flatMap((each) => {
    if (!each.default || each.isDerived) return [];
    const value = literal(each.default.value);
    return [`${quoted(each.name)} => ${each.isMany ? `[${value}]` : value},\n`];
  });
  const invariants = allInvariants(type).map((each) => {
    const { run, title } = logic.ofInvariant(each);
    return `{ 'logic' => ${quoted(run)}${title === undefined ? "" : `, 'title' => ${quoted(title)}`} },\n`;
  });
  const entries = [
    `'name' => ${quoted(type.name)},\n`,
    `'build' => ${quoted(names.once(type, "build"))},\n`,
    `'defaults' => {\n${defaults.join("")}},\n`,
    `'features' => {\n${features.map((each) => featureText(each, type, names, logic)).join("")}},\n`,
    `'invariants' => [\n${invariants.join("")}],\n`,
  ];
  return `$shape = {\n${entries.join("")}}\n$shape\n`;
}

function featureText(feature: ModelFeature, type: ModelType, names: ModuleNames, logic: LogicFunctions): string {
  const { container, isContainment, isDerived, isMany, isSettable, isUnsettable, kind, lower, upper } = feature;
  const wanted = feature.type.kind === "enum" ? oneOf(feature.type.names) : withArticle(typeText(feature.type));
  const entries: [string, string][] = [
    ["type", elementType(feature.type, names)],
    ["wanted", quoted(wanted)],
    ["min", String(lower)],
    ["max", upper === unbound ? "default" : String(upper)],
  ];
  const flag = (name: string, isSo: boolean): void => void (isSo && entries.push([name, "true"]));
  flag("many", isMany);
  flag("unsettable", isUnsettable);
  flag("locked", !isSettable);
  if (kind === "has") entries.push(["reference", quoted(isContainment ? "part" : "link")]);
  flag("part", kind === "has" && isContainment && !isDerived);
  if (container !== type) entries.push(["in", quoted(container.name)]);
  const written = logicNames.filter((each) => feature.logic[each]);
  flag(
    "logic",
    written.some((each) => each === "validate" || each === "set" || each === "check"),
  );
  for (const each of written) entries.push(logic.ofFeature(feature, each));
  flag("derived", isDerived && !feature.logic.derived);
  return `${quoted(feature.name)} => {\n${entries.map(([key, value]) => `${quoted(key)} => ${value},\n`).join("")}},\n`;
}

function oneOf(all: readonly string[]): string {
  const names = all.map((name) => `\`${name}\``);
  return `one of ${names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} and ${names.at(-1)!}`}`;
}
