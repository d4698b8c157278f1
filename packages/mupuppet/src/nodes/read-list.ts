import { createSpan, isFileName, type Diagnostic, type Result, type Source, type Span } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";

/** A node to compile for. */
export interface ListedNode {
  readonly name: string;
  /** The file with its facts, if it has its own. */
  readonly facts: string | undefined;
  /** The span of its name in the list. */
  readonly span: Span;
}

/**
 * Reads a list of nodes: one name per line, followed by the file with the node's own facts, if any, relative to the
 * list. Empty lines and everything after `#` are ignored.
 */
export function readList(source: Source, resolve: (path: string) => string): Result<readonly ListedNode[]> {
  const nodes = new Map<string, ListedNode>();
  if (/^\s*[{[]/.test(source.text)) return { diagnostics: [factsInPlaceOfNames(source)] };
  const diagnostics = [];
  const line = /[^\r\n]+/g;
  for (let match = line.exec(source.text); match; match = line.exec(source.text)) {
    const words = [...match[0].replace(/#.*/, "").matchAll(/\S+/g)];
    const [name, facts] = words.map(([word]) => word);
    if (name === undefined) continue;
    const start = match.index + words[0]!.index;
    const span = createSpan(source, start, start + name.length);
    const reason = problemOf(name, nodes.has(name)) ?? (words.length > 2 ? tooMany : undefined);
    if (reason !== undefined) diagnostics.push(catalogue.create["nodes-file"](span, { reason }));
    else nodes.set(name, { name, facts: facts === undefined ? undefined : resolve(facts), span });
  }
  return diagnostics.length > 0 ? { diagnostics } : { value: [...nodes.values()], diagnostics };
}

function factsInPlaceOfNames(source: Source): Diagnostic {
  const start = source.text.search(/\S/);
  const reason = "it holds JSON in place of names: facts as lines of JSON are read from a file that ends in `.ndjson`";
  return catalogue.create["nodes-file"](createSpan(source, start, start + 1), { reason });
}

const tooMany = "after a node's name there is at most one more word, the file with its facts";

/** Why a node can't be listed by a name. */
export function problemOf(name: string, isKnown: boolean): string | undefined {
  if (!isNodeName(name)) return `\`${name}\` can't be a node's name: each node gets a file of that name`;
  return isKnown ? `\`${name}\` is there twice` : undefined;
}

/** Whether a string can be the name of a node and of a file. */
export function isNodeName(name: string): boolean {
  return isFileName(`${name}.json`) && !/^\.*$/.test(name);
}
