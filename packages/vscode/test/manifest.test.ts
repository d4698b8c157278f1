import { describe, expect, it } from "@jest/globals";
import * as cf2 from "@cairn/cf2/internal/service";
import { isEditorOption, type LanguageService } from "@cairn/language-server";
import * as mupuppet from "@cairn/mupuppet/internal/service";
import * as smartfrog from "@cairn/smartfrog/internal/service";
import { expectGolden } from "@cairn/testing";
import * as typeArm from "@cairn/type-arm/internal/service";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "..");
const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const services = [smartfrog, cf2, mupuppet, typeArm].map(({ service }) => service);

type Properties = Readonly<Record<string, { type: string; enum?: readonly string[]; description?: string }>>;

/** The settings that a folder has no say in before the user trusts it: all that can name a program, a file or an address. */
function restrictedOf(properties: Properties): string[] {
  const isFree = ({ enum: choices, type }: Properties[string]) => type !== "boolean" && type !== "number" && !choices;
  return Object.keys(properties).filter((name) => isFree(properties[name]!));
}

/** The settings of a language: its options, but for those that need the user's trust, and those of one command only. */
function settingsOf({ language }: LanguageService): { title: string; properties: Properties } {
  const options = Object.entries(language.options).filter(([, each]) => isEditorOption(each) && !each.commands);
  const command = {
    ...{ type: "string", scope: "machine-overridable" },
    description: `The command that serves ${language.title}; without it, the one that comes with the extension.`,
  };
  const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const properties = options.map(([name, option]) => {
    const item = { type: option.type, ...(option.choices ? { enum: option.choices } : {}) };
    const shape = option.array ? { type: "array", items: item } : item;
    const description = `${option.describe.charAt(0).toUpperCase()}${option.describe.slice(1)}.`;
    return [`cairn.${language.name}.${camelCase(name)}`, { ...shape, scope: "resource", description }];
  });
  return {
    title: language.title,
    properties: { [`cairn.${language.name}.command`]: command, ...Object.fromEntries(properties) },
  };
}

/** What belongs to all languages. */
const common: { title: string; properties: Properties } = {
  title: "Cairn",
  properties: {
    "cairn.inlayHints": {
      ...{ type: "boolean", default: false, scope: "resource" },
      description: "Shows what values come to after them.",
    },
    "cairn.pages": {
      ...{ type: "string", scope: "resource" },
      description: "The address of a folder with the pages of diagnostics, instead of the published ones.",
    },
    "cairn.detectTypeArm": {
      ...{ type: "boolean", default: true, scope: "window" },
      description: "Opens a file `.pp` that declares types with `attr` and `has` as type-arm.",
    },
  },
};

describe("package.json", () => {
  it("has a setting for every option that a command has; npm run test:update writes them", () => {
    const configuration = [common, ...services.map(settingsOf)];
    const untrustedWorkspaces = {
      ...manifest.capabilities.untrustedWorkspaces,
      restrictedConfigurations: configuration.flatMap(({ properties }) => restrictedOf(properties)),
    };
    const capabilities = { ...manifest.capabilities, untrustedWorkspaces };
    const expected = { ...manifest, capabilities, contributes: { ...manifest.contributes, configuration } };
    expectGolden(join(folder, "package.json"), `${JSON.stringify(expected, null, 2)}\n`);
  });

  it("names files that are there, and languages that the commands know", () => {
    const { grammars, languages, snippets } = manifest.contributes;
    const files = [...grammars, ...snippets].map(({ path }: { path: string }) => path);
    const configurations = languages.map(({ configuration }: { configuration: string }) => configuration);
    for (const file of [...files, ...configurations, manifest.icon]) expect(existsSync(join(folder, file))).toBe(true);
    const endings = services.flatMap(({ language }) => language.extensions);
    expect(
      languages
        .flatMap(({ extensions = [] }: { extensions?: string[] }) => extensions)
        .every((each: string) => endings.includes(each)),
    ).toBe(true);
  });

  it.each(["smartfrog", "cf2", "puppet", "type-arm"])(
    "the snippets of %s are programs without a syntax error",
    (name) => {
      const service = services[["smartfrog", "cf2", "puppet", "type-arm"].indexOf(name)]!;
      const snippets = JSON.parse(readFileSync(join(folder, `snippets/${name}.json`), "utf8"));
      for (const { body } of Object.values<{ body: string[] }>(snippets)) {
        const text = expand(body.join("\n"));
        const inType = name === "type-arm" && !text.startsWith("type") ? `type A {\n${text}\n}` : text;
        const inMain =
          name === "smartfrog" && !/^(?:sfConfig|#)/.test(text) ? `sfConfig extends {\n${text}\n}` : inType;
        const { diagnostics } = service.services.ast({ name: "snippet", text: `${inMain}\n` } as never, {} as never);
        expect({ text, diagnostics: diagnostics.map(({ message }) => message) }).toEqual({ text, diagnostics: [] });
      }
    },
  );
});

/** What is there before anything is typed: defaults, first choices. */
function expand(body: string): string {
  const defaults = new Map([...body.matchAll(/\$\{(\d+):([^${}]*)\}/g)].map(([, number, text]) => [number!, text!]));
  let text = body;
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, "$1").replace(/\$\{\d+:((?:[^${}\\]|\\.)*)\}/g, "$1");
  }
  return text.replace(/(?<!\\)\$(\d)/g, (_, number: string) => defaults.get(number) ?? "").replace(/\\([$}\\])/g, "$1");
}
