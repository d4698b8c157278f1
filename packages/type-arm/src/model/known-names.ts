import { concreteBelow } from "./queries.js";
import { suggestionSentence, type Guesses } from "@cairn/diagnostics";
import type { Model, ModelType } from "./index.js";

/** Further names are only counted. */
const mostNames = 8;

/** What to write instead of an unknown type. */
export function helpWithTypes({ types }: Pick<Model, "types">, wrong: string, guesses: Guesses): string {
  const near = suggestionSentence(guesses.didYouMean(wrong, types.keys()));
  if (near !== undefined) return near;
  return types.size === 0 ? "the program defines no types" : `the program's types are ${listed(types)}`;
}

/** What to write instead of unknown features of a type; `known` are the existing ones. */
export function helpWithFeatures(
  type: ModelType,
  wrong: readonly string[],
  known: ReadonlyMap<string, unknown>,
  guesses: Guesses,
): string {
  const [only = ""] = wrong;
  const near = wrong.length === 1 ? suggestionSentence(guesses.didYouMean(only, known.keys())) : undefined;
  if (near !== undefined) return near;
  if (known.size === 0) return `leave ${wrong.length > 1 ? "them" : "it"} out: ${type.name} has no features at all`;
  return `${type.name} has ${listed(known)}`;
}

function listed(known: ReadonlyMap<string, unknown>): string {
  const some: string[] = [];
  for (const name of known.keys()) if (some.push(`\`${name}\``) === mostNames) break;
  const more = known.size - some.length;
  const last = more > 0 ? `${more} more` : some.pop()!;
  return some.length === 0 ? last : `${some.join(", ")} and ${last}`;
}

/** How to name the type of an object in data, where an abstract one is expected. */
export function helpWithConcrete(type: ModelType, model: Model): string {
  const below = concreteBelow(type, model);
  const only = below.length === 1 ? `: \`"$type": "${below[0]!}"\`` : "";
  return `name the type with a \`$type\` beside the features${only}`;
}
