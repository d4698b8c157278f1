import { meantDetails, type Diagnostic } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { describeParameters, isInstance, structType, type PuppetType } from "@cairn/puppet-core/types";
import { HashValue } from "@cairn/puppet-core/values";
import type { NamedAttribute, ResourceBody } from "@cairn/puppet-core/manifest";
import { catalogue } from "../diagnostics/index.js";
import { headOf, type ClassBody, type DefineBody } from "../resolve/definition.js";
import type { ResourceTypeFacts } from "../resource-types/resource-types.js";
import { meantLiteral } from "../evaluate/meant-literal.js";
import { typeNames } from "../evaluate/unknown-names.js";
import { sameParameter } from "./other-words.js";
import { tellMissingModule } from "./missing-module.js";
import { linkRule, spanIn, stringsIn, type LinkContext } from "./rule.js";
import type { World } from "./world.js";

type Kind = "class" | "defined type" | "resource type";

/** The parameters that a resource may have. */
interface Wanted {
  readonly kind: Kind;
  readonly name: string;
  readonly names: ReadonlySet<string>;
  readonly definition: ClassBody | DefineBody | undefined;
}

/** The types and classes of resources must exist, have the parameters that are set, and accept their values. */
export const resources = linkRule(["resource"], (node, context) => {
  const { bodies, type } = node;
  if (type.kind !== "name") return;
  if (type.value === "class") {
    for (const body of bodies) for (const definition of classesOf(body, context)) check(body, definition, context);
    return;
  }
  const found = context.world.findType(type.value);
  if (found === "unknown" || found === "elsewhere") return tellUnknown(type.value, type, found, context);
  const wanted = found.definition ? wantedOf(found.definition, context.world) : found.facts && builtIn(found.facts);
  if (wanted) for (const body of bodies) check(body, wanted, context);
});

function tellUnknown(name: string, type: Expression, found: "unknown" | "elsewhere", context: LinkContext): void {
  const { compilation } = context.world;
  if (found === "elsewhere") {
    if (name.includes("::")) tellMissingModule(name, type, context);
    return;
  }
  if (compilation.definitions.hasBrokenFiles) return;
  const span = spanIn(context, type);
  const meant = meantDetails(
    span,
    name,
    compilation.guesses.didYouMean(name, () => typeNames(compilation)),
  );
  const message = `there is no resource type \`${name}\``;
  context.report(catalogue.create["unknown-type"](span, { message }, meant));
}

function classesOf({ title }: ResourceBody, { world }: LinkContext): Wanted[] {
  return stringsIn([title]).flatMap(({ value }) => {
    const found = world.findClass(value);
    return typeof found === "string" ? [] : [wantedOf(found, world)];
  });
}

function wantedOf(definition: ClassBody | DefineBody, world: World): Wanted {
  const kind = definition.kind === "class" ? "class" : "defined type";
  return { kind, name: definition.name, names: world.parametersOf(definition), definition };
}

function builtIn({ name, parameters }: ResourceTypeFacts): Wanted {
  return { kind: "resource type", name, names: parameters, definition: undefined };
}

function check({ attributes }: ResourceBody, wanted: Wanted, context: LinkContext): void {
  const { types } = context.world.compilation.language;
  for (const attribute of attributes) {
    if (attribute.kind !== "attribute") continue;
    const { name } = attribute;
    if (name === "name" && wanted.kind !== "class") continue;
    if (wanted.names.has(name)) checkValue(attribute, wanted, context);
    else if (!types.isMetaparameter(name)) context.report(unknownParameter(attribute, wanted, context));
  }
}

function unknownParameter(
  attribute: NamedAttribute,
  { definition, kind, name, names }: Wanted,
  context: LinkContext,
): Diagnostic {
  const { end, start } = { start: attribute.start, end: attribute.start + attribute.name.length };
  const span = spanIn(context, { start, end });
  const same = sameParameter(attribute.name, names);
  const guesses = same ? [same] : context.world.compilation.guesses.didYouMean(attribute.name, names);
  const meant = meantDetails(span, attribute.name, guesses);
  const message = `the ${kind} \`${name}\` has no parameter \`${attribute.name}\``;
  return catalogue.create["unknown-parameter"](span, { message }, { labels: definitionLabels(definition), ...meant });
}

function checkValue({ name, value }: NamedAttribute, { definition }: Wanted, context: LinkContext): void {
  if (!definition) return;
  const type = context.world.typesOf(definition)?.byName.get(name);
  const given = type && context.world.constant(value, context.source);
  // Undef selects the default.
  if (type === undefined || given === undefined || given === null || isInstance(type, given)) return;
  const message = mismatch(definition, name, type, given);
  if (message === "") return;
  const span = spanIn(context, value);
  const meant = meantLiteral(type, given, span);
  const guess = meant ? meantDetails(span, meant.wrong, meant.names) : {};
  const labels = definitionLabels(definition);
  context.report(catalogue.create["type-mismatch"](span, { message }, { labels, ...guess }));
}

/** Puppet's message for a value that doesn't fit. */
export function mismatch(
  definition: ClassBody | DefineBody,
  name: string,
  type: PuppetType,
  given: Parameters<typeof isInstance>[1],
): string {
  const shown = definition.kind === "class" ? `Class[${capitalized(definition.name)}]` : capitalized(definition.name);
  return describeParameters(
    shown,
    structType([{ key: name, value: type, optional: false }]),
    new HashValue([[name, given]]),
  );
}

function capitalized(name: string): string {
  return name.replace(/(^|::)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** The position of a class or defined type. */
export function definitionLabels(definition: ClassBody | DefineBody | undefined) {
  if (!definition) return [];
  const what = definition.kind === "class" ? "class" : "defined type";
  return [{ span: headOf(definition), message: `the ${what} \`${definition.name}\` is defined here` }];
}
