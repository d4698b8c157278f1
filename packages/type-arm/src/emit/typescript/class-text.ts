import type { ModelFeature, ModelInvariant, ModelType } from "../../model/index.js";
import { assignedNames, givenType, logicOf, runtimeType, seenType } from "./feature-types.js";
import { logicText, titleText } from "./logic-text.js";
import { floatText, stringText } from "./logic/literals.js";
import { braces } from "./logic/writing.js";
import type { ModuleWriter } from "./module-writer.js";
import { accessorName } from "./names.js";

/** The interface of a type's values, and its class. */
export function* classText(type: ModelType, writer: ModuleWriter): Generator<string> {
  yield valuesText(type, writer);
  const { classes } = writer.names;
  const name = classes.get(type.name)!;
  const parent = type.parent ? classes.get(type.parent.name)! : "puppet.PuppetObject";
  const members = [
    `static ${type.parent ? "override " : ""}readonly type: puppet.ObjectType = new puppet.ObjectType(${typeText(type, writer)});`,
    ...makers(type, writer),
    ...loader(type, writer),
    ...type.features.flatMap((feature) => ["", ...accessor(feature, writer)]),
  ];
  const word = type.isAbstract ? "abstract class" : "class";
  yield [...comment(type.documentation), `export ${word} ${name} extends ${parent} ${braces(members)}`].join("\n");
}

function valuesText(type: ModelType, writer: ModuleWriter): string {
  const { names } = writer;
  const parent = type.parent ? ` extends ${names.values.get(type.parent.name)!}` : "";
  writer.assigned ??= assignedNames(writer.model);
  const members = type.features
    .filter(({ isSettable }) => isSettable)
    .map((feature) => {
      const isNeeded = feature.lower > 0 && !feature.default && !writer.assigned!.has(feature.name);
      return `readonly ${feature.name}${isNeeded ? "" : "?"}: ${givenType(feature, names)};`;
    });
  const name = names.values.get(type.name)!;
  return `/** What a ${type.name} is made of. */\nexport interface ${name}${parent} ${braces(members)}`;
}

/** `new` for users; that of an abstract type fails. */
function makers(type: ModelType, writer: ModuleWriter): readonly string[] {
  const { names } = writer;
  const name = names.classes.get(type.name)!;
  const values = names.values.get(type.name)!;
  const initialize = `initialize?: (draft: puppet.Draft<${values}>) => void`;
  const call = `puppet.make<${name}, ${values}>(${name}.type, values as ${values}, initialize)`;
  const isNeeded = writer.needsValues(type);
  const override = type.parent ? " override" : "";
  return [
    "",
    "/** Makes an object; throws a `Failure`, whose `messages` tell all that is wrong, where the values are refused. */",
    `static${override} new(values${isNeeded ? "" : "?"}: ${values}, ${initialize}): ${name} ${braces([`return ${call};`])}`,
    "",
    "/** All that is wrong with the values for an object: undefined if it can be made. */",
    `static${override} problems(values: unknown): readonly string[] ${braces([
      `return puppet.problems(() => puppet.make(${name}.type, values as ${values}));`,
    ])}`,
  ];
}

/** Loads an object of the type, or of one that inherits it. */
function loader(type: ModelType, { names }: ModuleWriter): readonly string[] {
  const name = names.classes.get(type.name)!;
  return [
    "",
    "/** Makes an object of parsed data, as `puppet.toData` writes it; throws a `Failure` where anything is wrong. */",
    `static${type.parent ? " override" : ""} load(data: unknown): ${name} ${braces([`return puppet.load<${name}>(${name}.type, types, data);`])}`,
  ];
}

function accessor(feature: ModelFeature, { names }: ModuleWriter): readonly string[] {
  const seen = seenType(feature, names);
  const read = `return puppet.read<${seen}>(this, ${stringText(feature.name)});`;
  return [...comment(feature.documentation), `get ${accessorName(feature.name)}(): ${seen} ${braces([read])}`];
}

function typeText(type: ModelType, writer: ModuleWriter): string {
  const { classes } = writer.names;
  const name = classes.get(type.name)!;
  return braces([
    `name: ${stringText(type.name)},`,
    ...(type.parent ? [`parent: ${classes.get(type.parent.name)!}.type,`] : []),
    type.isAbstract ? "abstract: true," : `create: (state) => new ${name}(state),`,
    ...list(
      "features",
      type.features.map((feature) => featureText(feature, writer)),
    ),
    ...list(
      "invariants",
      type.invariants.map((invariant) => invariantText(invariant, writer)),
    ),
  ]);
}

function list(name: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [`${name}: [],`];
  const inside = braces(items.map((item) => `${item},`));
  return [`${name}: [${inside.slice(1, -1)}],`];
}

function featureText(feature: ModelFeature, writer: ModuleWriter): string {
  const { default: initial, isMany, isTransient, isUnsettable, kind, lower, name, upper } = feature;
  const usual = feature.isDerived ? false : true;
  return braces(
    [
      `name: ${stringText(name)}`,
      `type: ${runtimeType(feature.type, writer.names)}`,
      ...(lower > 0 ? [`min: ${lower}`] : []),
      ...(isMany || lower > 1 ? [`max: ${upper}`] : []),
      ...(isUnsettable ? ["unsettable: true"] : []),
      ...(isTransient && !feature.isDerived ? ["transient: true"] : []),
      ...(feature.isSettable === usual ? [] : [`settable: ${feature.isSettable}`]),
      ...(kind === "has" && !feature.isContainment ? ["containment: false"] : []),
      ...(initial ? [`initial: ${dataText(initial.value)}`] : []),
      ...logicOf(feature).map(([word, logic]) => `${word}: ${logicText(word, logic, feature, writer)}`),
    ].map((line) => `${line},`),
  );
}

function dataText(value: bigint | number | string | boolean): string {
  if (typeof value === "string") return stringText(value);
  if (typeof value === "number") return floatText(value);
  return typeof value === "bigint" ? `${value}n` : String(value);
}

function invariantText(invariant: ModelInvariant, writer: ModuleWriter): string {
  const title = invariant.title ? [`title: ${titleText(invariant, invariant.title, writer)},`] : [];
  return braces([...title, `check: ${logicText("invariant", invariant.logic, invariant, writer)},`]);
}

/** The documentation of the program as a comment. */
function comment(documentation: string): readonly string[] {
  if (documentation === "") return [];
  const lines = documentation.replaceAll("*/", "* /").split("\n");
  return lines.length === 1 ? [`/** ${lines[0]!} */`] : ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"];
}
