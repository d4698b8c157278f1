import { createSpan, replacement } from "@cairn/diagnostics";
import type { TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";
import { beforeStatement, holdsLineEnd, mustBeginValue } from "./context.js";

/** The production system's keywords, with what to write instead; in this language they are names like any other. */
const helps: Readonly<Record<string, string>> = {
  LAZY: "links are not lazy in this language: write `name path;` for the value there, or `name DATA path;` for the reference itself",
  ATTRIB: "write the path of the attribute alone: `name path;`",
  ROOT: "write the path alone: it is looked up in this component, then outwards to the outermost",
  PARENT: "write the path alone: it is looked up in this component, then outwards",
  THIS: "write the path alone: it is looked up in this component, then outwards",
  PROPERTY: "write the value itself, or pass it from outside: `--set path=value`",
  IPROPERTY: "write the value itself, or pass it from outside: `--set path=value`",
  ENVPROPERTY: "write the value itself, or pass it from outside: `--set path=value`",
  IENVPROPERTY: "write the value itself, or pass it from outside: `--set path=value`",
  HOST: "write the value itself",
  PROCESS: "write the value itself",
  TBD: "write a value, or leave the attribute out and put it where the component is extended",
  IF: "the core language has no expressions; write the value itself",
  SWITCH: "the core language has no expressions; write the value itself",
};

const beginsOperand = new Set<number>([T.NAME, T.NUMBER, T.STRING, T.DATA, T.TRUE, T.FALSE, T.NULL, T.BAD_NAME]);

/** A keyword of the production system before a value (`a LAZY b;`), where a name isn't possible. */
export function repairProductionWord(token: number, repairer: TokenRepairer): boolean {
  const { tokens, source } = repairer;
  const word = tokens.textOf(token);
  if (!Object.hasOwn(helps, word) || !hasOperand(token, repairer) || !mustBeginValue(repairer)) return false;
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const fixes = word === "LAZY" && tokens.type(token + 1) === T.NAME ? [replacement(span, "DATA")] : [];
  repairer.report(catalogue.create["production-word"](span, { word }, { help: helps[word]!, fixes }));
  if (word === "IF" || word === "SWITCH") skipExpression(token, repairer);
  else repairer.doubt();
  return true;
}

function hasOperand(token: number, { source, tokens }: TokenRepairer): boolean {
  const fits = beginsOperand.has(tokens.type(token + 1)) || tokens.textOf(token + 1) === "(";
  return fits && !holdsLineEnd(source.text, tokens.end(token), tokens.start(token + 1));
}

/** Parses an expression as if it were a value. */
function skipExpression(token: number, repairer: TokenRepairer): void {
  let next = token + 1;
  while (!beforeStatement.has(repairer.tokens.type(next))) next++;
  repairer.put(T.NULL, repairer.tokens.start(token), repairer.tokens.end(next - 1));
  repairer.continueAt(next);
}
