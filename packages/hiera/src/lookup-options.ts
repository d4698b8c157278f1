import { Failure } from "@cairn/evaluation";
import { patternOf, patternProblem } from "@cairn/puppet-core/patterns";
import { HashValue, isHash, type Value } from "@cairn/puppet-core/values";

/** The `lookup_options` of keys: by name, and by patterns. */
export interface LookupOptions {
  readonly byKey: ReadonlyMap<string, HashValue>;
  readonly byPattern: readonly { readonly matches: (key: string) => boolean; readonly options: HashValue }[];
}

const noOptions: LookupOptions = { byKey: new Map(), byPattern: [] };

/** Checks the value of `lookup_options`; those of a module may only refer to its own keys. */
export function checkOptions(options: Value, module: string | undefined): HashValue {
  if (!isHash(options)) throw new Failure("hiera-data", "value of lookup_options must be a hash");
  for (const key of module === undefined ? [] : options.keys()) {
    const text = String(key);
    const isPattern = text.startsWith("^");
    if (text.slice(isPattern ? 1 : 0).startsWith(`${module}::`)) continue;
    const rule = isPattern ? "patterns must match a key starting" : "keys must start";
    throw new Failure("hiera-data", `all lookup_options ${rule} with module name '${module}'`);
  }
  return options;
}

/** `lookup_options` as data has them, made ready for questions by key: names first, then patterns in their order. */
export function compileOptions(options: HashValue | undefined): LookupOptions {
  if (!options) return noOptions;
  const byKey = new Map<string, HashValue>();
  const byPattern: { matches: (key: string) => boolean; options: HashValue }[] = [];
  for (const [key, value] of options.entries()) {
    const text = String(key);
    const given = isHash(value) ? value : new HashValue();
    if (!text.startsWith("^")) byKey.set(text, given);
    else byPattern.push({ matches: matcherOf(text), options: given });
  }
  return { byKey, byPattern };
}

function matcherOf(text: string): (key: string) => boolean {
  const problem = patternProblem(text);
  if (problem !== undefined) throw new Failure("hiera-data", problem);
  const pattern = patternOf(text);
  return (key) => pattern.test(key);
}

/** The options of a key: by its name, else by the first pattern that matches. */
export function optionsFor({ byKey, byPattern }: LookupOptions, root: string): HashValue | undefined {
  return byKey.get(root) ?? byPattern.find(({ matches }) => matches(root))?.options;
}
