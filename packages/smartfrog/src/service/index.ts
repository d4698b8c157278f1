/** What the language server knows of SmartFrog, beside what the command does. */
import {
  symbolsAround,
  type Analysis,
  type CompilingService,
  type LanguageService,
  type Owner,
  type Suggestion,
  type Suggestions,
  type Surroundings,
} from "@cairn/language-server";
import { analyze } from "./analyze.js";

const keywords = ["extends", "true", "false", "NULL", "DATA", "#include"];

/** SmartFrog's part of a language service. */
export const names: Omit<LanguageService, keyof CompilingService> = {
  analyze,
  complete,
  ownersOf,
  refuseName: (_, text) =>
    /^[A-Za-z_][A-Za-z0-9_]*$/.test(text) && !keywords.includes(text)
      ? undefined
      : `\`${text}\` is no name in SmartFrog: letters, digits and \`_\`, not a digit first`,
};

function complete(analysis: Analysis, offset: number, around: Surroundings): Suggestions {
  const before = analysis.source.text.slice(Math.max(0, offset - 5000), offset);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const included = /#include\s+"([^"]*)$/.exec(line);
  if (included) return files(included[1]!, offset, around);
  if (isInside(analysis, offset)) return { start: offset, items: [] };
  const [typed] = /[A-Za-z_][A-Za-z0-9_]*$/.exec(before) ?? [""];
  const start = offset - typed.length;
  const [, path] = /((?:[A-Za-z_][A-Za-z0-9_]*:)+)$/.exec(before.slice(0, start)) ?? [];
  if (path !== undefined) return { start, items: membersOf(analysis, offset, path.slice(0, -1), around) };
  const isPrototype = /\bextends\s+(?:[\w:\s]*,)*\s*$/.test(before.slice(Math.max(0, start - 500), start));
  return { start, items: [...visible(analysis, offset, around, isPrototype), ...(isPrototype ? [] : keywordItems())] };
}

function isInside({ tokensAt }: Analysis, offset: number): boolean {
  return tokensAt(offset).some(
    ({ end, kind, start }) =>
      start < offset && offset < end + (kind === "comment" ? 1 : 0) && (kind === "comment" || kind === "string"),
  );
}

function files(typed: string, offset: number, around: Surroundings): Suggestions {
  const folder = typed.slice(0, typed.lastIndexOf("/") + 1);
  const entries = around
    .entriesOf(folder === "" ? "." : folder)
    .filter((name) => /(?:\.sf|\/)$/.test(name) && !name.startsWith("."));
  const items = entries.map((label): Suggestion => ({ label, kind: "file" }));
  return { start: offset - (typed.length - folder.length), items };
}

/** What a reference that begins with `path` may go on with. */
function membersOf(analysis: Analysis, offset: number, path: string, around: Surroundings): Suggestion[] {
  const scopes = scopesAt(analysis, offset);
  const all = around.definitionsOf("attribute").map(({ key }) => key);
  for (const scope of scopes) {
    const found = new Set([...lineage(`${scope}${path}`, around)].flatMap((owner) => namesIn(`${owner}:`, all)));
    if (found.size > 0) return [...found].map((label) => ({ label, kind: "attribute" }));
  }
  return [];
}

/** A component, the same in the prototypes of those around it, and the prototypes of all of them. */
function lineage(key: string, around: Surroundings): ReadonlySet<string> {
  const same = [key, ...around.inheritedKeys(key)];
  return new Set([...same, ...same.flatMap((each) => around.ancestorsOf(each))]);
}

function namesIn(start: string, keys: readonly string[]): string[] {
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length).split(":")[0]!);
}

/** `a:b:c` is also what the prototypes of `a:b` have as `c`, and those of `a` as `b:c`. */
function ownersOf(key: string): Owner[] {
  const names = key.split(":");
  return names.slice(1).map((_, index) => {
    const rest = names.slice(names.length - 1 - index);
    return { key: names.slice(0, -1 - index).join(":"), memberOf: (parent) => `${parent}:${rest.join(":")}` };
  });
}

/** What can be named without a path: what the components around the place hold, and what its prototypes bring. */
function visible(analysis: Analysis, offset: number, around: Surroundings, isPrototype: boolean): Suggestion[] {
  const scopes = new Set(scopesAt(analysis, offset));
  const [inner] = symbolsAround(analysis.symbols, offset)
    .flatMap(({ key }) => key ?? [])
    .reverse();
  const inherited = inner === undefined ? new Set() : new Set([...lineage(inner, around)].map((key) => `${key}:`));
  const items: Suggestion[] = [];
  for (const { key, name } of around.definitionsOf("attribute")) {
    const scope = key.slice(0, key.length - name.length);
    const isBrought = inherited.has(scope);
    if (scopes.has(scope) || (isBrought && !isPrototype))
      items.push({
        label: name,
        kind: isPrototype ? "prototype" : "attribute",
        ...(scope === "" ? {} : { detail: scope.slice(0, -1) }),
      });
  }
  return items;
}

/** The beginnings of keys of what is around an offset, the innermost first; that of the root is empty. */
function scopesAt({ symbols }: Analysis, offset: number): string[] {
  const around = symbolsAround(symbols, offset).filter(({ end, nameEnd }) => nameEnd < offset && offset < end);
  return ["", ...around.map(({ key }) => `${key}:`)].reverse();
}

function keywordItems(): Suggestion[] {
  return keywords.map((label) => ({ label, kind: "keyword" }));
}
