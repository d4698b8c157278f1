import type { Definition, Suggestion, Suggestions, Surroundings } from "@cairn/language-server";
import { plainName } from "./spelling.js";

/** What a text in quotes may be, as the words before it tell. */
interface Place {
  /** Ends with what is typed already, which is the last group. */
  readonly before: RegExp;
  readonly items: (found: RegExpExecArray, around: Surroundings) => readonly Suggestion[];
}

const places: readonly Place[] = [
  {
    before: /\$(?:\{)?(?:::)?facts((?:\[\s*['"][\w.:-]+['"]\s*\])*)\[\s*['"]([\w.:-]*)$/,
    items: ([, path = ""], around) =>
      facts(
        [...path.matchAll(/['"]([\w.:-]+)['"]/g)].map(([, name]) => name!),
        around,
      ),
  },
  {
    before: /\b(epp|template)\(\s*['"]([\w./-]*)$/,
    items: ([, call], around) => templates(call === "epp" ? ".epp" : ".erb", around),
  },
  {
    before: /\b(?:lookup|hiera(?:_\w+)?)\(\s*['"]([\w:.-]*)$/,
    items: (_, around) => dataKeys(around),
  },
  {
    before: /\b(?:include|contain|require|inherits)[\s(]+(?:['"]?[\w:]+['"]?\s*,\s*)*['"]([\w:]*)$/,
    items: (_, around) => classes(around),
  },
  {
    before: /(?:\bclass\s*\{\s*|\bClass\[\s*)['"]([\w:]*)$/,
    items: (_, around) => classes(around),
  },
  {
    before: /\b([A-Z]\w*(?:::[A-Z]\w*)*)\[\s*(?:['"][^'"\n]*['"]\s*,\s*)*['"]([^'"\n]*)$/,
    items: ([, type = ""], around) => titles(type, around),
  },
];

/** What may stand in the quotes that are open at the end of `before`; undefined if nothing tells. */
export function completeText(before: string, offset: number, around: Surroundings): Suggestions | undefined {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  for (const place of places) {
    const found = place.before.exec(line);
    if (found) return { start: offset - found.at(-1)!.length, items: place.items(found, around) };
  }
  return undefined;
}

/** The classes of the workspace. */
export function classes(around: Surroundings): Suggestion[] {
  return around.definitionsOf("class").map(({ key }) => ({ label: key.slice("class ".length), kind: "class" }));
}

/** The facts below a path, each with its value in the first file that has it. */
export function facts(path: readonly string[], around: Surroundings): Suggestion[] {
  const start = path.length === 0 ? "" : `${path.join(".")}.`;
  return around.definitionsOf("fact").flatMap((definition): Suggestion[] => {
    const key = definition.key.slice("fact ".length);
    const name = key.slice(start.length);
    if (!key.startsWith(start) || name === "" || name !== definition.name) return [];
    return [{ label: name, kind: "fact", ...valueOf(definition) }];
  });
}

function valueOf({ analysis: { source }, place }: Definition): { readonly detail?: string } {
  const [, value = ""] = /^["']?\s*:[ \t]*(\S[^\n]{0,80})/.exec(source.text.slice(place.end, place.end + 100)) ?? [];
  const detail = value.replace(/,?\s*$/, "");
  return detail === "" || detail === "{" || detail === "[" ? {} : { detail };
}

function templates(ending: string, around: Surroundings): Suggestion[] {
  const names = around.definitionsOf("template").map(({ key }) => key.slice("template ".length));
  return names.filter((name) => name.endsWith(ending)).map((label) => ({ label, kind: "file" }));
}

/** The keys of Hiera's data. */
export function dataKeys(around: Surroundings): Suggestion[] {
  return around.definitionsOf("dataKey").map(({ name }) => ({ label: name, kind: "dataKey" }));
}

function titles(type: string, around: Surroundings): Suggestion[] {
  const start = `resource ${plainName(type)}[`;
  const keys = around.definitionsOf("resource").map(({ key }) => key);
  return keys.flatMap((key) =>
    key.startsWith(start) ? [{ label: key.slice(start.length, -1), kind: "resource" }] : [],
  );
}
