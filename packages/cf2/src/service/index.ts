/** What the language server knows of CF2, beside what the command does. */
import {
  callAround,
  commentAbove,
  symbolsAround,
  type Analysis,
  type CompilingService,
  type LanguageService,
  type NameUse,
  type Signature,
  type Suggestion,
  type Suggestions,
  type Surroundings,
} from "@cairn/language-server";
import type { CallableFunction } from "../evaluate/function.js";
import { standardFunctions } from "../functions/standard.js";
import { analyze } from "./analyze.js";
import { completeOperator } from "./complete-operators.js";

const keywords = ["if", "then", "else", "import", "def", "private", "true", "false"];
const functions = new Map(standardFunctions.map((each) => [each.name, each]));

/** CF2's part of a language service. */
export const names: Omit<LanguageService, keyof CompilingService> = {
  analyze,
  complete,
  describe,
  signatures,
  refuseName: (_, text) =>
    /^[a-zA-Z_\u0080-\u{fffff}][a-zA-Z0-9_\u0080-\u{fffff}]*$/u.test(text) && !keywords.includes(text)
      ? undefined
      : `\`${text}\` is no name in CF2: letters, digits and \`_\`, not a digit first`,
};

function describe({ keys }: NameUse): string | undefined {
  const name = keys.find((key) => key.startsWith("function "))?.slice("function ".length);
  const known = name === undefined ? undefined : functions.get(name);
  return known && `\`${callOf(known)}\``;
}

function complete(analysis: Analysis, offset: number, around: Surroundings): Suggestions {
  const before = analysis.source.text.slice(Math.max(0, offset - 2000), offset);
  const imported = /import\(\s*'?([^'(),\r\n]*)$/.exec(before);
  if (imported) return files(imported[1]!, offset, around);
  const isInside = ({ end, kind, start }: Analysis["tokens"][number]) =>
    (kind === "comment" || kind === "string") && start < offset && offset < end + (kind === "comment" ? 1 : 0);
  if (analysis.tokensAt(offset).some(isInside)) return { start: offset, items: [] };
  const [, sign = "", path = "", typed = ""] = /(\$?)((?:[\w\u0080-\uffff]+\.)*)([\w\u0080-\uffff]*)$/.exec(before)!;
  const start = offset - typed.length;
  const operators = sign === "" && path === "" ? completeOperator(before, offset) : undefined;
  if (operators) return operators;
  if (path !== "") return { start, items: membersOf(analysis, offset, path, around) };
  const resources = visible(analysis, offset, around);
  if (sign === "$") return { start, items: [...resources, ...parametersAt(analysis, offset)] };
  const macros = around.definitionsOf("macro").map(({ name }): Suggestion => ({ label: name, kind: "macro" }));
  const standard = [...functions.values()].map((each): Suggestion => ({
    label: each.name,
    kind: "function",
    detail: callOf(each),
  }));
  return {
    start,
    items: [...resources, ...macros, ...standard, ...keywords.map((label) => ({ label, kind: "keyword" }) as const)],
  };
}

function files(typed: string, offset: number, around: Surroundings): Suggestions {
  const folder = typed.slice(0, typed.lastIndexOf("/") + 1);
  const entries = around.entriesOf(folder === "" ? "." : folder).filter((name) => /(?:\.cf2|\/)$/.test(name));
  const items = entries.map((name): Suggestion => ({ label: name.replace(/\.cf2$/, ""), kind: "file" }));
  return { start: offset - (typed.length - folder.length), items };
}

/** The beginnings of keys of what is around an offset, the innermost first; that of the file is empty. */
function scopesAt({ symbols }: Analysis, offset: number): string[] {
  const around = symbolsAround(symbols, offset).filter(
    ({ key, nameEnd }) => nameEnd < offset && key !== undefined && !key.includes(" "),
  );
  return ["", ...around.map(({ key }) => `${key}.`)].reverse();
}

function membersOf(analysis: Analysis, offset: number, path: string, around: Surroundings): Suggestion[] {
  const all = around.definitionsOf("attribute").map(({ key }) => key);
  for (const scope of scopesAt(analysis, offset)) {
    const start = scope + path;
    const found = new Set(
      all.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length).split(".")[0]!),
    );
    if (found.size > 0) return [...found].map((label) => ({ label, kind: "attribute" }));
  }
  return [];
}

function visible(analysis: Analysis, offset: number, around: Surroundings): Suggestion[] {
  const scopes = new Set(scopesAt(analysis, offset));
  return around.definitionsOf("attribute").flatMap(({ key, name }): Suggestion[] => {
    const scope = key.slice(0, key.length - name.length);
    return scopes.has(scope)
      ? [{ label: name, kind: "attribute", ...(scope === "" ? {} : { detail: scope.slice(0, -1) }) }]
      : [];
  });
}

function parametersAt({ names: all, symbols }: Analysis, offset: number): Suggestion[] {
  const macro = symbolsAround(symbols, offset).find(({ kind }) => kind === "macro");
  if (!macro) return [];
  const inside = all.filter(
    ({ isDefinition, kind, start }) =>
      kind === "parameter" && isDefinition && macro.start <= start && start < macro.end,
  );
  return inside.map(({ keys }) => ({ label: keys[0]!.replace(/^.* /, ""), kind: "parameter" }));
}

/** Of a standard function, or of a macro of the workspace. */
function signatures(analysis: Analysis, offset: number, around: Surroundings): readonly Signature[] {
  const call = callAround(analysis, offset, /[,\n]/g);
  if (!call) return [];
  const { active, name } = call;
  const known = functions.get(name);
  if (known) {
    const parameters = parametersOf(known);
    return [
      { label: callOf(known), parameters, active: known.rest ? Math.min(active, parameters.length - 1) : active },
    ];
  }
  const [macro] = around.definitionsFor(`macro ${name}`);
  const symbol = macro && symbolsAround(macro.analysis.symbols, macro.place.start).at(-1);
  if (!symbol) return [];
  const { text } = macro.analysis.source;
  const comment = commentAbove(text, text.lastIndexOf("\n", macro.place.start - 1) + 1);
  const words = (symbol.detail ?? "()")
    .slice(1, -1)
    .split(/\s*[,\n]\s*/)
    .filter((word) => word !== "");
  const said = comment === "" ? {} : { documentation: comment };
  return [{ label: `${name}(${words.join(", ")})`, parameters: words, active, ...said }];
}

function callOf(known: CallableFunction): string {
  return `${known.name}(${parametersOf(known).join(", ")})`;
}

function parametersOf({ parameters, rest }: CallableFunction): string[] {
  const wordsOf = ({ types }: CallableFunction["parameters"][number]) => types.join("|");
  return [...parameters.map(wordsOf), ...(rest ? [`${wordsOf(rest)}…`] : [])];
}
