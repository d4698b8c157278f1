import type { Source } from "@cairn/diagnostics";
import type { Analysis, NameUse, OutlineSymbol } from "@cairn/language-server";
import { linesOf } from "./lines.js";

/** What a fact, or a part of a structured one, is known by. */
export function factKey(path: readonly string[]): string {
  return `fact ${path.join(".")}`;
}

/** A fact as it is written in a file of facts. */
interface Written {
  readonly path: readonly string[];
  readonly start: number;
  readonly name: string;
}

/** The facts of a node, in YAML or JSON; in Puppet's own form they are the member `values`. */
export function analyzeFacts(source: Source): Analysis {
  const all = [...(source.name.endsWith(".json") ? factsOfJson(source.text) : factsOfYaml(source.text))];
  const isNode = all.some(({ path }) => path.length === 1 && path[0] === "values");
  const facts = isNode ? all.filter(({ path: [first, ...rest] }) => first === "values" && rest.length > 0) : all;
  const names: NameUse[] = [];
  const symbols: OutlineSymbol[] = [];
  for (const { name, path, start } of facts) {
    const own = isNode ? path.slice(1) : path;
    const end = start + name.length;
    names.push({ start, end, kind: "fact", keys: [factKey(own)], isDefinition: true });
    if (own.length === 1)
      symbols.push({ name, kind: "fact", start, end, nameStart: start, nameEnd: end, children: [] });
  }
  return { source, names, symbols, tokens: [], tokensAt: () => [], brackets: [], links: [] };
}

function* factsOfYaml(text: string): Generator<Written> {
  const open: { readonly indent: number; readonly name: string }[] = [];
  for (const line of linesOf(text)) {
    const [, blank, quote, name] = /^( *)(["']?)([\w.:-]+)\2[ \t]*:(?=[ \t]|$)/.exec(line.text) ?? [];
    if (name === undefined) continue;
    const indent = blank!.length;
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    open.push({ indent, name });
    yield { path: open.map((each) => each.name), name, start: line.start + indent + quote!.length };
  }
}

function* factsOfJson(text: string): Generator<Written> {
  const path: (string | undefined)[] = [];
  let last: string | undefined;
  for (const match of text.matchAll(/"((?:[^"\\\n]|\\.)*)(?:"(\s*:)?)?|[{}[\]]/g)) {
    const [whole, name, colon] = match;
    if (whole === "{" || whole === "[") path.push(whole === "{" ? last : undefined);
    else if (whole === "}" || whole === "]") path.pop();
    else if (colon !== undefined) {
      last = name!;
      // The first member is the file itself; what is in a list has no name.
      const around = path.slice(1);
      if (around.every((each) => each !== undefined))
        yield { path: [...around, name!], name: name!, start: match.index + 1 };
      continue;
    }
    last = undefined;
  }
}
