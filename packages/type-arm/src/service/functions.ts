/** How the functions of logic are called. */
import { callAround, type Analysis, type Signature } from "@cairn/language-server";
import { migration } from "../logic/function-set.js";

/** What functions take, and what they give. */
const known: Readonly<Record<string, readonly [parameters: readonly string[], gives: string]>> = {
  each: [["list"], "the list, after the lambda has had each element"],
  filter: [["list"], "the elements that the lambda accepts"],
  reject: [["list"], "the elements that the lambda doesn't accept"],
  map: [["list"], "what the lambda makes of each element"],
  reduce: [["list", "start?"], "what the lambda makes of the elements, one after the other"],
  slice: [["list", "size"], "the elements in lists of some size"],
  not: [["value"], "whether the value isn't true"],
  size: [["value"], "the number of elements or characters"],
  length: [["value"], "the number of elements or characters"],
  empty: [["value"], "whether there is no element or character"],
  downcase: [["text"], "the text in lower case"],
  upcase: [["text"], "the text in upper case"],
  capitalize: [["text"], "the text with a capital first"],
  strip: [["text"], "the text without spaces around"],
  split: [["text", "pattern"], "the parts between what the pattern matches"],
  join: [["list", "separator?"], "the elements as one text"],
  Integer: [["value"], "the value as a whole number"],
  Float: [["value"], "the value as a number"],
};

/** A function of logic, and how it is called. */
export interface KnownCall extends Omit<Signature, "active"> {
  readonly name: string;
  readonly documentation: string;
}

/** All functions by the names under which logic may call them. */
export const knownCalls: ReadonlyMap<string, KnownCall> = new Map(
  [...migration.functions].map(([name, { lambda, means }]) => {
    const [parameters, gives] = known[means]!;
    const block = { none: "", optional: " |…|? { … }", required: " |…| { … }" }[lambda];
    return [name, { name, parameters, label: `${name}(${parameters.join(", ")})${block}`, documentation: gives }];
  }),
);

/** The function whose arguments are being written. */
export function signatures(analysis: Analysis, offset: number): readonly Signature[] {
  const call = callAround(analysis, offset);
  const found = call && knownCalls.get(call.name);
  if (!found) return [];
  const { documentation, label, parameters } = found;
  return [{ label, parameters, documentation, active: call.active + (call.isMethod ? 1 : 0) }];
}
