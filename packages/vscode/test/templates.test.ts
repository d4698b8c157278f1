import { createSource } from "@cairn/diagnostics";
import { service } from "@cairn/mupuppet/internal/service";
import { describe, expect, it } from "@jest/globals";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { highlighter, type Scoped } from "./highlighter.js";

const root = join(import.meta.dirname, "../../..");
const files = ["examples", "packages/mupuppet/test"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
);

/** The templates with an ending that are examples or belong to tests. */
function templates(ending: string): { name: string; text: string }[] {
  const names = files.filter((file) => file.endsWith(ending)).sort();
  return names.map((name) => ({ name, text: readFileSync(join(root, name), "utf8") }));
}

/** The scopes of one place, from the outermost. */
function scopesAt(scoped: readonly Scoped[], offset: number): readonly string[] {
  return scoped.find(({ end, start }) => start <= offset && offset < end)?.scopes ?? [];
}

describe.each([
  ["epp", "text.epp", "source.puppet.embedded.epp"],
  ["erb", "text.puppet.erb", "source.ruby.embedded.erb"],
])("%s", (ending, outer, inner) => {
  it("tells code from text, escapes and comments", async () => {
    const highlight = await highlighter(ending);
    const text = "a <%# no $x %%> no -%> b <%% c <%= $x -%> d\n<%- if $y { -%>\n%%> e <% } %>";
    const scoped = highlight(text);
    const inCode = [...text].filter((_, at) => scopesAt(scoped, at).includes(inner)).join("");
    expect(inCode).toBe(" $x  if $y {  } ");
    for (const letter of ["a ", "b ", "c ", " d", "e "])
      expect(scopesAt(scoped, text.indexOf(letter) + letter.search(/\S/))).toEqual([outer]);
    expect(scopesAt(scoped, text.indexOf("no $x"))).toEqual([outer, `comment.block.${ending}`]);
    expect(scopesAt(scoped, text.indexOf("<%%"))).toEqual([outer, `constant.character.escape.${ending}`]);
  });

  it("has code wherever an example's template names something", async () => {
    const highlight = await highlighter(ending);
    const all = templates(`.${ending}`);
    expect(all.length).toBeGreaterThan(5);
    for (const { name, text } of all) {
      const scoped = highlight(text);
      const { names } = service.analyze(createSource(name, text));
      for (const { end, start } of names.filter((each) => each.end > each.start))
        expect([name, text.slice(start, end), scopesAt(scoped, start)]).toEqual([
          name,
          text.slice(start, end),
          expect.arrayContaining([inner]),
        ]);
    }
  });
});

it("gives Puppet's words in a template the scopes that they have in a manifest", async () => {
  const [inTemplate, inManifest] = [await highlighter("epp"), await highlighter("puppet")];
  const code = " $names.each |$n| { if $n =~ /x/ { notice('a', \"b ${n}\", 1) } } ";
  const expected = inManifest(code).map(({ end, scopes, start }) => [code.slice(start, end), scopes.slice(1)]);
  const found = inTemplate(`<%${code}%>`)
    .filter(({ scopes }) => scopes[1] === "source.puppet.embedded.epp")
    .map(({ end, scopes, start }) => [`<%${code}`.slice(start, end), scopes.slice(2)]);
  expect(found).toEqual(expected);
});
