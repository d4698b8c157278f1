import { words } from "@cairn/diagnostics";
import type { Definition } from "../manifest.js";
import { lintRule } from "../rule.js";
import type { Token } from "../token.js";

const given = (
  "name title module_name environment clientcert clientversion servername serverip serverversion caller_module_name " +
  "alias audit before loglevel noop notify require schedule stage subscribe tag facts trusted server_facts"
).split(" ");

/** A variable of another scope has the name of its scope. */
export const variableScope = lintRule(
  "variable_scope",
  {
    severity: "warning",
    message: words`top-scope variable being used without an explicit namespace`,
    help: words`write \`$::name\`, or \`$facts['name']\` for a fact`,
    why: `A variable that the class doesn't set may come from the top of the manifest, or be a fact: its name should say so.`,
    noFix: "several",
    failing: "class a {\n  notify { $osfamily: }\n}\n",
    repaired: "class a {\n  notify { $facts['os']['family']: }\n}\n",
  },
  (manifest, report) => {
    const known = new Set(given);
    for (const definition of manifest.definitions) {
      for (const token of definition.parameters ?? []) {
        const after = token.nextCode?.type;
        if (token.type === "VARIABLE" && (after === "COMMA" || after === "EQUALS" || after === "RPAREN"))
          known.add(token.value);
      }
      const { parameters, read } = variablesOf(definition, known);
      for (const token of read) {
        const name = token.value.replace(/\[.+\]$/s, "");
        if (token.value.includes("::") || /^\d+$/.test(token.value) || known.has(name)) continue;
        if (/^(?:facts|trusted)\[.+\]/m.test(token.value)) continue;
        const isParameter = parameters.get(name)?.some(({ from, to }) => from <= token.line && token.line <= to);
        if (!isParameter) report(token, {});
      }
    }
  },
);

/** The lines of a lambda. */
interface Lines {
  readonly from: number;
  readonly to: number;
}

/** The variables that a definition reads, and those of its lambdas; adds those that it sets to `known`. */
function variablesOf({ tokens }: Definition, known: Set<string>) {
  const read: Token[] = [];
  const parameters = new Map<string, Lines[]>();
  let names: string[] | undefined;
  for (const token of tokens) {
    if (token.type === "EQUALS") for (const name of assignedBefore(token)) known.add(name);
    else if (token.type === "VARIABLE") {
      if (names) names.push(token.value);
      else read.push(token);
    } else if (token.type === "PIPE") {
      if (names) addLambda(token, names, parameters);
      names = names ? undefined : [];
    }
  }
  return { parameters, read };
}

function addLambda(pipe: Token, names: readonly string[], parameters: Map<string, Lines[]>): void {
  let brace = pipe.next;
  while (brace && brace.type !== "LBRACE" && brace.type !== "PIPE") brace = brace.next;
  if (!brace?.partner) return;
  const lines = { from: pipe.line, to: brace.partner.line };
  for (const name of names) parameters.set(name, [...(parameters.get(name) ?? []), lines]);
}

/** `$a =`, and `[$a, $b] =`. */
function assignedBefore({ prevCode }: Token): readonly string[] {
  if (prevCode?.type === "VARIABLE") return [prevCode.value];
  if (prevCode?.type !== "RBRACK") return [];
  const names: string[] = [];
  let depth = 0;
  for (let token: Token | undefined = prevCode; token; token = token.prevCode) {
    if (token.type === "VARIABLE") names.push(token.value);
    else if (token.type === "RBRACK") depth++;
    else if (token.type === "LBRACK") depth--;
    else if (token.type !== "COMMA") break;
    if (depth === 0) break;
  }
  return names;
}
