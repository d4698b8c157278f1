import { type Folders, nameMatcher, pushAll } from "@cairn/diagnostics";
import { compareText } from "@cairn/puppet-core/values";
import { expandBraces } from "./braces.js";

/** How many names are visited before a pattern is considered a mistake. */
const mostNames = 100_000;

/** A part of a pattern between slashes, and the slashes behind it. */
interface Part {
  readonly name: string;
  readonly slashes: string;
}

/** Where the search continues, from one of the parts on. */
interface Place {
  /** With the slashes before that part. */
  readonly path: string;
  readonly at: number;
  /** Whether it was seen in its folder: a link that leads nowhere counts. */
  readonly isListed?: boolean;
}

type Reader = Pick<Folders, "readFolder">;
type Listed = Pick<Folders, "kindOf" | "readFolder">;

/** The files and folders that match a pattern, as Ruby's `Dir.glob` writes and sorts them; undefined if there are too many. */
export function expandGlob(pattern: string, folders: Listed): string[] | undefined {
  const patterns = expandBraces(pattern);
  const found: string[] = [];
  let left = mostNames;
  const readFolder: Reader["readFolder"] = (path) => {
    const entries = folders.readFolder(path);
    left -= entries.length;
    return entries;
  };
  for (const plain of patterns ?? []) {
    const parts = partsOf(plain);
    const waiting: Place[] = [{ path: /^\/*/.exec(plain)![0], at: 0 }];
    while (waiting.length > 0 && left >= 0) {
      const place = waiting.pop()!;
      if (place.at < parts.length) pushAll(waiting, nextPlaces(place, parts, { readFolder }).reverse());
      else if (isThere(place, parts, folders)) found.push(place.path);
    }
  }
  return patterns && left >= 0 ? found : undefined;
}

function partsOf(pattern: string): Part[] {
  const parts = Array.from(pattern.matchAll(/([^/]+)(\/*)/g), ([, name = "", slashes = ""]) => ({ name, slashes }));
  return parts.filter(({ name }, at) => name !== "**" || parts[at + 1]?.name !== "**");
}

function isThere({ isListed, path }: Place, parts: readonly Part[], { kindOf }: Pick<Folders, "kindOf">): boolean {
  if (path === "") return false;
  if (parts.at(-1)?.slashes !== "") return kindOf(path) === "folder";
  return isListed === true || kindOf(path) !== undefined;
}

function nextPlaces(place: Place, parts: readonly Part[], reader: Reader): Place[] {
  const { at, path } = place;
  const { name, slashes } = parts[at]!;
  if (name === "**" && slashes !== "") return placesBelow(place, parts, reader);
  if (!/[*?[]/.test(name)) return [{ path: path + name.replaceAll(/\\(.)/g, "$1") + slashes, at: at + 1 }];
  const fits = nameMatcher(name);
  const itself = { name: ".", kind: "folder" } as const;
  return [itself, ...entriesOf(path, reader)]
    .filter((entry) => (slashes === "" || entry.kind !== "file") && fits(entry.name))
    .map((entry) => ({ path: path + entry.name + slashes, at: at + 1, isListed: true }));
}

/** `**` matches any folders, or none; links aren't followed. */
function placesBelow({ at, path }: Place, parts: readonly Part[], reader: Reader): Place[] {
  const [{ slashes }, next] = [parts[at]!, parts[at + 1]];
  const fits = next && nameMatcher(next.name);
  const places = entriesOf(path, reader).flatMap(({ kind, name }): Place[] => {
    const isMatch = next !== undefined && (next.slashes === "" || kind !== "file") && fits!(name);
    const here: Place[] = isMatch ? [{ path: path + name + next.slashes, at: at + 2, isListed: true }] : [];
    const isEntered = kind === "folder" && !name.startsWith(".");
    return isEntered ? [...here, { path: path + name + slashes, at }] : here;
  });
  return next ? places : [{ path, at: at + 1 }, ...places];
}

function entriesOf(path: string, { readFolder }: Reader): ReturnType<Folders["readFolder"]> {
  const folder = path === "" ? "." : path.replace(/(?<=[^/])\/+$/, "");
  return [...readFolder(folder)].sort((one, other) => compareText(one.name, other.name));
}
