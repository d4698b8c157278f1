import { type Folders, pushAll } from "@cairn/diagnostics";
import { patternOf, patternProblem } from "@cairn/puppet-core/patterns";
import { compareText } from "@cairn/puppet-core/values";

/** How many names are visited before a pattern is considered a mistake. */
const mostNames = 100_000;

/** The files that match a pattern, in Ruby's order; undefined if there are too many. */
export function expandGlob(folder: string, pattern: string, folders: Folders): string[] | undefined {
  const found: string[] = [];
  let looked = 0;
  for (const plain of expandBraces(pattern)) {
    const waiting: Place[] = [{ path: folder, parts: plain.split("/").filter((part) => part !== "" && part !== ".") }];
    while (waiting.length > 0) {
      const place = waiting.pop()!;
      const [part] = place.parts;
      if (part === undefined) {
        if (folders.kindOf(place.path) === "file") found.push(place.path);
        continue;
      }
      if (part !== "**" && !/[*?[\\]/.test(part)) {
        waiting.push({ path: `${place.path}/${part}`, parts: place.parts.slice(1) });
        continue;
      }
      const entries = [...folders.readFolder(place.path)].sort((one, other) => compareText(one.name, other.name));
      looked += entries.length;
      if (looked > mostNames) return undefined;
      pushAll(waiting, nextPlaces(place, entries).reverse());
    }
  }
  return found;
}

/** Where the search continues, and the rest of the pattern. */
interface Place {
  readonly path: string;
  readonly parts: readonly string[];
}

function nextPlaces({ parts, path }: Place, entries: ReturnType<Folders["readFolder"]>): Place[] {
  const [part, ...rest] = parts;
  if (part !== "**") {
    const fits = matcherOf(part!);
    const fitting = entries.filter(({ name }) => fits(name) && (!name.startsWith(".") || part!.startsWith(".")));
    return fitting.map(({ name }) => ({ path: `${path}/${name}`, parts: rest }));
  }
  // `**` matches any folders, or none.
  const after = rest.length === 0 ? ["*"] : rest;
  const fits = matcherOf(after[0]!);
  return entries.flatMap(({ kind, name }): Place[] => {
    if (name.startsWith(".")) return [];
    const here: Place[] = fits(name) ? [{ path: `${path}/${name}`, parts: after.slice(1) }] : [];
    return kind === "folder" && rest.length > 0 ? [...here, { path: `${path}/${name}`, parts }] : here;
  });
}

/** A predicate for names that match a part of a pattern; an unclosed class matches nothing. */
function matcherOf(part: string): (name: string) => boolean {
  const source = part.replace(/\\(.)|\*+|\?|\[!|[.+^${}()|\\]/g, (sign, escaped: string | undefined) => {
    if (escaped !== undefined) return escaped.replace(/\W/, "\\$&");
    if (sign.startsWith("*")) return ".*";
    return sign === "?" ? "." : sign === "[!" ? "[^" : `\\${sign}`;
  });
  const whole = `(?m)\\A${source}\\z`;
  if (patternProblem(whole) !== undefined) return () => false;
  const pattern = patternOf(whole);
  return (name) => pattern.test(name);
}

/** `{a,b}` is expanded to two patterns. */
function expandBraces(pattern: string): string[] {
  let patterns = [pattern];
  for (let round = 0; round < 10 && patterns.length < 1000; round++) {
    const next = patterns.flatMap((each) => {
      const [all, before, inside, after] = /^([^]*?)\{([^{}]*)\}([^]*)$/.exec(each) ?? [];
      return all === undefined ? [each] : inside!.split(",").map((choice) => `${before}${choice}${after}`);
    });
    if (next.length === patterns.length && next.every((each, index) => each === patterns[index])) break;
    patterns = next;
  }
  return patterns;
}
