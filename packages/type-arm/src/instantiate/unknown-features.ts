import type { Guesses, Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { inspect, type Value } from "@cairn/puppet-core/values";
import { helpWithFeatures } from "../model/known-names.js";
import type { ModelType } from "../model/model.js";

/** A name that is given a value. */
interface Key {
  readonly key: Value;
  readonly keyPlace?: Span | undefined;
}

/** The features of a type, by name. */
interface Features {
  readonly type: ModelType;
  readonly byName: ReadonlyMap<string, unknown>;
}

/** The error of all unknown names together, before anything is set (interpretation R19); undefined if all are known. */
export function unknownFeatures(
  { byName, type }: Features,
  entries: readonly Key[],
  place: Span,
  guesses: Guesses,
): Failure | undefined {
  const unknown = entries.filter(({ key }) => typeof key !== "string" || !byName.has(key));
  if (unknown.length === 0) return undefined;
  const names = unknown.map(({ key }) => `\`${typeof key === "string" ? key : inspect(key)}\``);
  const message = `${type.name} has no feature${names.length > 1 ? "s" : ""} ${names.join(", ")}`;
  const [first, ...others] = unknown;
  const notes = others.map(({ key, keyPlace }) => ({ message: `\`${inspect(key)}\` is here`, span: keyPlace }));
  const wrong = unknown.map(({ key }) => String(key));
  const help = helpWithFeatures(type, wrong, byName, guesses);
  return new Failure("unknown-feature", message, { span: first!.keyPlace ?? place, notes, help });
}
