import { type Details, type Span, replacement } from "@cairn/diagnostics";

/** Words of other languages, with SmartFrog's equivalents. */
const words: Readonly<Record<string, string>> = {
  null: "NULL",
  nil: "NULL",
  none: "NULL",
  true: "true",
  yes: "true",
  on: "true",
};
const productionWords: ReadonlySet<string> = new Set(["ROOT", "PARENT", "THIS", "ATTRIB", "HERE"]);
const falseWords = ["false", "no", "off"];

/**
 * The correction to suggest for the link `path`, which doesn't resolve; `where` says where it would have to be defined:
 * "before this line".
 */
export function linkHelp(path: readonly string[], where: string, span: Span): Pick<Details, "help" | "fixes"> {
  const written = path.join(":");
  const own = path.slice(path.findIndex((name) => !productionWords.has(name)));
  if (productionWords.has(path[0]!) && own.length < path.length) {
    const help = `\`${path[0]!}\` is a keyword of the production system; here a path is looked up in its own block, then outwards: write \`${own.join(":")}\``;
    return { help, fixes: [replacement(span, own.join(":"))] };
  }
  const define = `define \`${written}\`${where}`;
  if (path.length > 1)
    return { help: `${define}, or write \`DATA ${written}\` for a reference that is resolved at run time` };
  const constant = constantFor(written);
  if (constant === undefined) return { help: `${define}, or write \`"${written}"\` if a string is meant` };
  const fixes = [replacement(span, constant)];
  return { help: `write \`${constant}\`: other spellings are names`, fixes };
}

function constantFor(word: string): string | undefined {
  const lower = word.toLowerCase();
  return falseWords.includes(lower) ? "false" : Object.hasOwn(words, lower) ? words[lower] : undefined;
}
