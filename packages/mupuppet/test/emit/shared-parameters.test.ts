import type { LanguageRequest } from "@cairn/cli-kit";
import { createSource } from "@cairn/diagnostics";
import { compare } from "@cairn/store";
import { services } from "../../src/cli/services.js";

const request: LanguageRequest = {
  files: { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path },
  options: {},
  onPhase: () => undefined,
  maxErrors: 100,
};

/** The catalog of a message that is a list of 2^40 leaves, all of which are one. */
function compiled(leaf: string) {
  const lists = Array.from({ length: 40 }, (_, level) => `$v${level + 1} = [$v${level}, $v${level}]\n`).join("");
  const text = `notify { 'x': }\n$v0 = [${leaf}]\n${lists}notify { 'all': message => $v40 }\n`;
  const { value, diagnostics } = services.compile(createSource("site.pp", text), request);
  expect(diagnostics).toEqual([]);
  return value!;
}

describe("a parameter whose lists share their parts", () => {
  it.each(["'y'", "Notify['x']"])("is compared without being expanded, where its leaves are %s", (leaf) => {
    const { differences } = compare(compiled(leaf).tree, compiled(leaf).tree, { order: false });
    expect(differences).toEqual([]);
  });

  it.each(["'y'", "Notify['x']"])("is refused by the printer, where its leaves are %s", (leaf) => {
    const { diagnostics } = compiled(leaf).print("json", 2 ** 28);
    expect(diagnostics.map(({ code }) => code)).toEqual(["mupuppet/output-too-large"]);
  });
});
