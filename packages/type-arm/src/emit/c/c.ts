/**
 * The target C: types as structures, checks as functions. `obstacles` lists what C can't express; such a program is
 * refused with the reason.
 */
import { files } from "../generated/c.js";
import { functionSetOf } from "../../logic/used-functions.js";
import { typeText, unbound, type Model, type ModelType } from "../../model/index.js";
import { notCarriedBy } from "../code/not-carried.js";
import { notCarriedLines, type Emission, type EmitOptions, type Target } from "../target.js";
import { cComment, cString } from "./literals.js";
import { NodeTables } from "./logic.js";
import { functionNames, identifier } from "./names.js";
import { obstacleIn } from "./obstacles.js";
import { PatternTables } from "./patterns.js";
import { memberLines, typeRow } from "./types.js";

/** A C11 module: `NAME.h` and `NAME.c` with all types and their logic, and the runtime that it needs in `type_arm/`. */
export const c: Target = { name: "c", title: "C", emit };

/** The input of both files. */
interface Module {
  readonly model: Model;
  readonly name: string;
  readonly identifier: string;
  readonly functions: ReadonlyMap<ModelType, string>;
  readonly notCarried: readonly string[];
}

function emit(model: Model, { name }: EmitOptions): Emission {
  const notCarried = notCarriedBy(model, "C", obstacleIn);
  const prefix = identifier(name);
  const functions = functionNames(model, prefix);
  const module = { model, name, identifier: prefix, functions, notCarried: notCarriedLines(notCarried) };
  const runtime = Object.entries(files).map(([path, text]) => ({ path, chunks: [text] }));
  return {
    files: [
      { path: `${name}.h`, chunks: lines(header(module)) },
      { path: `${name}.c`, chunks: lines(source(module)) },
      ...runtime,
    ],
    notCarried,
  };
}

function* lines(all: Iterable<string>): Generator<string> {
  for (const line of all) yield `${line}\n`;
}

function* header({ functions, identifier: prefix, model, name, notCarried }: Module): Generator<string> {
  const set = functionSetOf(model);
  const guard = `TYPE_ARM_MODULE_${prefix.toUpperCase()}_H`;
  const about = `The types of ${name}, made by \`type-arm emit c\` (function set ${set.name} ${set.version}).`;
  yield* cComment([about, ...notCarried].join("\n"));
  yield `\n#ifndef ${guard}\n#define ${guard}\n\n#include "type_arm/type_arm.h"\n`;
  yield `extern const ta_model ${prefix}_model;\n`;
  for (const type of model.types.values()) {
    if (type.isAbstract) continue;
    yield* cComment([...(type.documentation ? [type.documentation, ""] : []), ...featureList(type)].join("\n"));
    yield `bool ${functions.get(type)!}(ta_context *context, ta_value values, ta_value *object);\n`;
  }
  yield "#endif";
}

/**
 * The features that a type itself declares: listing inherited ones, too, would take quadratic space for a chain of
 * types.
 */
function featureList({ features, name, parent }: ModelType): readonly string[] {
  const listed = features.map(({ isDerived, lower, name: feature, type, upper }) => {
    const bounds = `[${lower}..${upper === unbound ? "*" : upper}]`;
    return `  ${feature}: ${typeText(type)} ${bounds}${isDerived ? ", computed" : ""}`;
  });
  return [`${name}${parent ? ` inherits ${parent.name}` : ""}${listed.length > 0 ? ":" : ""}`, ...listed];
}

function* source({ functions, identifier: prefix, model, name, notCarried }: Module): Generator<string> {
  const patterns = new PatternTables();
  const nodes = new NodeTables(model, patterns);
  const places = new Map([...model.types.values()].map((type, place) => [type, place]));
  const tables = { nodes, places };
  const members = [...places].map(([type, place]) => memberLines(type, place, tables));
  const set = functionSetOf(model);
  yield* cComment(`The types of ${name}, made by \`type-arm emit c\`.`);
  yield `\n#include "${name}.h"\n`;
  const declared = patterns.lines();
  yield* declared;
  yield* nodes.lines();
  for (const each of members) yield* each;
  yield "\nstatic const ta_type types[] = {";
  for (const [type, place] of places) yield `  ${typeRow(type, place, tables)},`;
  yield '  {{0, ""}, -1, true, false, NULL, 0, NULL, 0},\n};\n';
  yield "static const char *const not_carried[] = {";
  for (const line of notCarried) yield `  ${cString(line)},`;
  yield "  NULL,\n};\n";
  yield `const ta_model ${prefix}_model = {`;
  yield `  .name = ${cString(name)}, .functions = ${cString(set.name)}, .functions_version = ${cString(set.version)},`;
  yield `  .types = types, .type_count = ${places.size}, .nodes = nodes, .children = children,`;
  yield `  .patterns = ${declared.length > 0 ? "patterns" : "NULL"}, .not_carried = not_carried,\n};`;
  for (const type of places.keys()) {
    if (type.isAbstract) continue;
    yield `\nbool ${functions.get(type)!}(ta_context *context, ta_value values, ta_value *object) {`;
    yield `  return ta_create(context, ${cString(type.name)}, values, NULL, NULL, object);\n}`;
  }
}
