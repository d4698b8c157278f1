import { createSpan, type Diagnostic, type Span } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import type { Model, ModelFeature, ModelType } from "../../model/index.js";

interface Named {
  readonly name: string;
  readonly span: Span;
}

/** Warns of names that EMF treats as equal (interpretation R45): they differ only in case or underscores. */
export function similarNames(model: Model): readonly Diagnostic[] {
  const types = [...model.types.values()];
  return [
    ...similarIn(types.map(typeName)),
    ...similarFeatures(types),
    ...types.flatMap(({ features }) => features.flatMap((feature) => similarIn(enumNames(feature)))),
  ];
}

/**
 * A feature is compared with those that its type inherits: parents first, and a type's features are removed after
 * visiting its children.
 */
function similarFeatures(types: readonly ModelType[]): Diagnostic[] {
  const children = new Map<ModelType | undefined, ModelType[]>();
  for (const type of types) {
    const parent = type.parent?.isBuiltIn ? undefined : type.parent;
    const known = children.get(parent);
    if (known) known.push(type);
    else children.set(parent, [type]);
  }
  const names = new SimilarNames();
  const waiting: (ModelType | readonly string[])[] = [...(children.get(undefined) ?? [])].reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!("features" in next)) names.forget(next);
    else waiting.push(names.addAll(next.features.map(spanOfFeature)), ...(children.get(next) ?? []).toReversed());
  }
  return names.found;
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

function similarIn(all: readonly Named[]): Diagnostic[] {
  const names = new SimilarNames();
  names.addAll(all);
  return names.found;
}

/** The names in one namespace, by their normalized form. */
class SimilarNames {
  readonly found: Diagnostic[] = [];
  private readonly known = new Map<string, Named>();

  /** Adds names, and returns the argument for `forget`. */
  addAll(names: readonly Named[]): readonly string[] {
    return names.flatMap((each) => {
      const key = each.name.replaceAll("_", "").toUpperCase();
      const other = this.known.get(key);
      if (other) this.found.push(similar(each, other));
      else this.known.set(key, each);
      return other ? [] : [key];
    });
  }

  forget(keys: readonly string[]): void {
    for (const key of keys) this.known.delete(key);
  }
}

function similar({ name, span }: Named, other: Named): Diagnostic {
  const labels = [{ span: other.span, message: `\`${other.name}\` is here` }];
  return catalogue.create["similar-names"](span, { name, other: other.name }, { labels });
}
