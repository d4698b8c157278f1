import { createSpan, type Diagnostic, type Span } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import type { Model, ModelFeature, ModelType } from "../../model/index.js";

interface Named {
  readonly name: string;
  readonly span: Span;
}

/** Warns of names that EMF takes for one (reading R45): they differ in case or underscores only. */
export function similarNames(model: Model): readonly Diagnostic[] {
  const types = [...model.types.values()];
  return [
    ...similarIn(types.map(typeName)),
    ...types.flatMap(({ features }) => [
      ...similarIn(features.map(spanOfFeature)),
      ...features.flatMap((feature) => similarIn(enumNames(feature))),
    ]),
  ];
}

function typeName({ name, node, source }: ModelType): Named {
  return { name, span: createSpan(source, node.name.start, node.name.end) };
}

function spanOfFeature({ name, node, source }: ModelFeature): Named {
  return { name, span: createSpan(source, node.name.start, node.name.end) };
}

function enumNames({ node, source, type }: ModelFeature): Named[] {
  if (type.kind !== "enum" || node.type === undefined) return [];
  const span = createSpan(source, node.type.start, node.type.end);
  return type.names.map((name) => ({ name, span }));
}

function similarIn(names: readonly Named[]): Diagnostic[] {
  const known = new Map<string, Named>();
  const found: Diagnostic[] = [];
  for (const each of names) {
    const key = each.name.replaceAll("_", "").toUpperCase();
    const other = known.get(key);
    if (other === undefined) known.set(key, each);
    else
      found.push(
        catalogue.create["similar-names"](
          each.span,
          { name: each.name, other: other.name },
          { labels: [{ span: other.span, message: `\`${other.name}\` is here` }] },
        ),
      );
  }
  return found;
}
