import { describe, expect, it } from "@jest/globals";
import * as cf2 from "@cairn/cf2/internal/service";
import type { LanguageService, TokenColumns } from "@cairn/language-server";
import * as mupuppet from "@cairn/mupuppet/internal/service";
import * as smartfrog from "@cairn/smartfrog/internal/service";
import * as typeArm from "@cairn/type-arm/internal/service";
import { createSource, decodeSource } from "@cairn/diagnostics";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { highlighter, type Scoped } from "./highlighter.js";

const root = join(import.meta.dirname, "../../..");

interface Checked {
  readonly service: LanguageService;
  readonly lexicon: {
    tokens(source: ReturnType<typeof createSource>): TokenColumns;
    kindOf(type: number): string | undefined;
  };
  readonly grammar: string;
  readonly folders: readonly string[];
}

const languages: readonly Checked[] = [
  { ...smartfrog, grammar: "smartfrog", folders: ["examples/smartfrog", "packages/smartfrog/test"] },
  { ...cf2, grammar: "cf2", folders: ["examples/cf2", "packages/cf2/test"] },
  {
    ...mupuppet,
    grammar: "puppet",
    folders: ["examples/mupuppet", "examples/control-repo", "packages/mupuppet/test"],
  },
  { ...typeArm, grammar: "type-arm", folders: ["examples/type-arm", "packages/type-arm/test"] },
];

/** The scopes of which one must be there for a kind of word. */
const fitting: Readonly<Record<string, RegExp>> = {
  attribute: /^(?:entity|variable|keyword\.operator\.splat)/,
  comment: /^comment/,
  keyword: /^(?:keyword|storage|constant\.language)/,
  number: /^constant\.numeric/,
  operator: /^(?:keyword\.operator|constant\.language|punctuation)/,
  regexp: /^string\.regexp/,
  string: /^(?:string|keyword\.control\.heredoc)/,
};

/** Names, brackets and signs are anything but text or comment. */
const isCode = (scopes: readonly string[]) => {
  const inner = scopes.slice(scopes.findLastIndex((scope) => scope.startsWith("meta.")) + 1);
  return (
    scopes.length > 1 &&
    !inner.some((scope) => /^(?:comment|string\.quoted)/.test(scope) && !/variable/.test(inner.at(-1)!))
  );
};

/** Programs below a folder: files, and those in the first part of a case. */
function programs(folder: string, endings: readonly string[]): { name: string; text: string }[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort()
    .flatMap((file) => {
      const path = join(root, folder, file);
      const { problem, source } = decodeSource(relative(root, path), readFileSync(path));
      return problem ? [] : [{ name: source.name, text: source.text }];
    });
}

/** What the lexer calls one thing and the grammar another. */
function differences(
  { lexicon }: Checked,
  source: ReturnType<typeof createSource>,
  scoped: readonly Scoped[],
): string[] {
  const { count, ends, hidden, starts, types } = lexicon.tokens(source);
  const found: string[] = [];
  let at = 0;
  for (let token = 0; token < count; token++) {
    const [start, end] = [starts[token]!, ends[token]!];
    const kind = hidden?.[token] === 1 ? "comment" : lexicon.kindOf(types[token]!);
    const first = source.text.slice(start, end).search(/\S/);
    if (first < 0) continue;
    while (at > 0 && scoped[at - 1]!.end > start + first) at--;
    while (at < scoped.length - 1 && scoped[at]!.end <= start + first) at++;
    const { scopes } = scoped[at]!;
    const fits = kind === undefined ? isCode(scopes) : scopes.some((scope) => (fitting[kind] ?? /./).test(scope));
    if (!fits)
      found.push(
        `${source.name}: ${kind ?? "name or sign"} ${JSON.stringify(source.text.slice(start, end).slice(0, 40))} at ${start}: ${scopes.join(" ")}`,
      );
  }
  return found;
}

it("names every word that a grammar doesn't know", async () => {
  const [checked] = languages;
  const source = createSource("a.sf", "/* text */ a extends { b 1; }");
  const found = differences(checked!, source, (await highlighter("cf2"))(source.text));
  expect(found.map((each) => each.split(":")[1]!.trim())).toEqual([
    expect.stringMatching(/^comment/),
    'keyword "extends" at 13',
    'name or sign ";" at 26',
  ]);
});

describe.each(languages.map((each) => [each.grammar, each] as const))("%s", (_, checked) => {
  it("has a fitting scope for every word of every example and case that has no syntax error", async () => {
    const highlight = await highlighter(checked.grammar);
    const { language, services } = checked.service;
    const all = checked.folders.flatMap((folder) => programs(folder, language.extensions));
    const right = all.filter(
      ({ name, text }) => services.ast(createSource(name, text), {} as never).value !== undefined,
    );
    expect(right.length).toBeGreaterThan(5);
    const found = right.flatMap(({ name, text }) => differences(checked, createSource(name, text), highlight(text)));
    expect(found.slice(0, 20)).toEqual([]);
  }, 120_000);
});
