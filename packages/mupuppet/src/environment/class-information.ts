/** The classes of manifests, as `environment_classes` of Puppet's server describes them for classifiers such as Foreman. */
import { positionAt, type Source, spanText, createSpan } from "@cairn/diagnostics";
import type { Expression, Parameter } from "@cairn/puppet-core";
import { typeInText } from "@cairn/puppet-core/functions/ruby";
import { printType } from "@cairn/puppet-core/types";
import type { ClassBody } from "../resolve/definition.js";
import type { Manifest } from "../resolve/manifest.js";

/** A parameter of a class, as Puppet's `environment_classes` has it. */
export interface ParameterInformation {
  /** The default in JSON, if it is literal. */
  readonly default_literal?: unknown;
  readonly default_source?: string;
  readonly name: string;
  readonly type?: string;
}

export interface ClassInformation {
  readonly name: string;
  readonly params: readonly ParameterInformation[];
}

/** The classes of a manifest, or why it can't be read. */
export type ManifestClasses =
  | { readonly classes: readonly ClassInformation[]; readonly path: string }
  | { readonly error: string; readonly path: string };

/** The classes of a manifest, or its first error. Members are in the order of their names, as Puppet's server sends them. */
export function classInformation({ definitions, diagnostics, program, source }: Manifest): ManifestClasses {
  if (!program) return { error: errorIn(diagnostics), path: source.name };
  const classes = definitions.filter((each) => each.kind === "class");
  // A class comes before the one that contains it.
  const ordered = [...classes].sort((left, right) => left.node.end - right.node.end);
  return { classes: ordered.map((each) => describeClass(each)), path: source.name };
}

function errorIn(diagnostics: Manifest["diagnostics"]): string {
  const { message, span } = diagnostics.find(({ severity }) => severity === "error")!;
  const { column, line } = positionAt(span.source, span.start);
  return `${message} (file: ${span.source.name}, line: ${line}, column: ${column})`;
}

function describeClass({ name, node, source }: ClassBody): ClassInformation {
  return { name, params: node.parameters.map((parameter) => describeParameter(parameter, source)) };
}

function describeParameter({ initial, name, type }: Parameter, source: Source): ParameterInformation {
  const literal = initial && literalOf(initial);
  const printed = type && typeInText(textOf(type, source));
  return {
    ...(literal !== undefined && literal !== null && { default_literal: literal }),
    ...(initial && { default_source: textOf(initial, source) }),
    name,
    ...(printed && { type: printType(printed) }),
  };
}

function textOf({ end, start }: Expression, source: Source): string {
  return spanText(createSpan(source, start, end));
}

/** A default in JSON's terms; undefined if it isn't literal, or contains something that JSON doesn't have. */
function literalOf(node: Expression): unknown {
  switch (node.kind) {
    case "undef":
      return null;
    case "boolean":
    case "float":
    case "name":
    case "string":
      return node.value;
    case "integer":
      return Number(node.value);
    case "array":
      return literalArray(node.items);
    case "hash":
      return literalHash(node.entries);
    default:
      return undefined;
  }
}

function literalArray(items: readonly Expression[]): unknown[] | undefined {
  const values = items.map((item) => literalOf(item));
  return values.includes(undefined) ? undefined : values;
}

function literalHash(entries: readonly { readonly key: Expression; readonly value: Expression }[]) {
  const pairs = entries.map(({ key, value }) => [literalOf(key), literalOf(value)] as const);
  if (pairs.some(([key, value]) => typeof key !== "string" || value === undefined)) return undefined;
  return Object.fromEntries(pairs as readonly (readonly [string, unknown])[]);
}
