import { chooseFixes, editsOf, treeText } from "@cairn/cli-kit/embedding";
import { applyEdits, createSource } from "@cairn/diagnostics";
import { declaredChanges } from "../src/lint/declared-changes.js";
import { lint, lintOptions, rulesByName } from "../src/lint/index.js";
import { parse } from "../src/parse/parse.js";

/** All rules, the optional ones included. */
export const everyRule = [...rulesByName.keys()].map((name) => `--${name}-check`);

/** A text after all safe fixes, and the changes that they declare, by the rules that made them. */
export interface SafelyFixed {
  readonly text: string;
  readonly changes: ReadonlySet<string>;
  readonly rules: ReadonlySet<string>;
}

/** Makes all safe fixes, until there are none left. */
export function fixSafely(name: string, written: string, lines: readonly string[] = []): SafelyFixed {
  const [changes, rules] = [new Set<string>(), new Set<string>()];
  let text = written;
  for (let round = 0; round < 50; round++) {
    const source = createSource(name, text);
    const chosen = chooseFixes(lint(source, lintOptions(lines)), "safe", () => true);
    if (chosen.length === 0) break;
    for (const { diagnostic, fix } of chosen) {
      rules.add(diagnostic.code);
      if (fix.change !== undefined) changes.add(fix.change);
    }
    text = applyEdits(source, editsOf(chosen).get(name)!);
  }
  return { text, changes, rules };
}

/** The tree of a manifest without places, and with the declared changes made; undefined if it doesn't parse. */
export function treeOf(text: string, changes: ReadonlySet<string> = new Set()): string | undefined {
  const { value } = parse(createSource("site.pp", text));
  const made = Object.entries(declaredChanges).flatMap(([name, change]) => (changes.has(name) ? [change] : []));
  return value && treeText({ ...value, source: "" }, made);
}
