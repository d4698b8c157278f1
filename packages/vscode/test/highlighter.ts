/** The grammars as editors, Shiki and Linguist apply them: by vscode-textmate. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import oniguruma from "vscode-oniguruma";
import textmate from "vscode-textmate";

const { createOnigScanner, createOnigString, loadWASM } = oniguruma;
const { INITIAL, parseRawGrammar, Registry } = textmate;
const folder = join(import.meta.dirname, "../syntaxes");

/** A stretch of a text, from the start of the text, with its scopes from the outermost. */
export interface Scoped {
  readonly start: number;
  readonly end: number;
  readonly scopes: readonly string[];
}

/** What gives a text its scopes. */
export async function highlighter(name: string): Promise<(text: string) => Scoped[]> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve("vscode-oniguruma/release/onig.wasm"));
  await loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
  const read = (each: string) => {
    const file = join(folder, `${each}.tmLanguage.json`);
    return parseRawGrammar(readFileSync(file, "utf8"), file);
  };
  const raw = read(name);
  const registry = new Registry({
    onigLib: Promise.resolve({ createOnigScanner, createOnigString: (text) => createOnigString(text) }),
    // Ruby's grammar is the editor's own, and isn't there.
    loadGrammar: (scope) =>
      Promise.resolve(scope === raw.scopeName ? raw : scope === "source.puppet" ? read("puppet") : null),
  });
  const grammar = (await registry.loadGrammar(raw.scopeName))!;
  return (text) => {
    let stack = INITIAL;
    let offset = 0;
    return text.split("\n").flatMap((line) => {
      const { ruleStack, tokens } = grammar.tokenizeLine(line, stack);
      stack = ruleStack;
      const from = offset;
      offset += line.length + 1;
      return tokens.map(({ endIndex, scopes, startIndex }) => ({
        start: from + startIndex,
        end: from + Math.min(endIndex, line.length),
        scopes,
      }));
    });
  };
}
