/**
 * Where the type of a name is defined: of a parameter or feature what is written as its type, of a component its prototype,
 * of a resource its defined type. Languages need say nothing for it: their names tell their kinds.
 */
import type { Location } from "vscode-languageserver";
import { nameAt, type Within } from "../name-index.js";
import { symbolsAround } from "../symbols.js";
import type { Analysis, Definition, NameKind, NameUse } from "../service.js";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";
import { definitions } from "./names.js";

/** Names of these kinds are types themselves. */
const types: ReadonlySet<NameKind> = new Set(["class", "prototype", "resourceType", "type"]);

/** The definitions of the types of the name at an offset; those of a type's name are its own. */
export function typeDefinitions(workspace: Workspace, document: OpenDocument, offset: number): Location[] {
  const name = nameAt(workspace.analysisOf(document), offset);
  if (!name) return [];
  if (types.has(name.kind)) return definitions(workspace, document, offset);
  const within = workspace.within(document.path);
  const key = workspace.index.keyOf(name, within);
  const defined = workspace.index.definitionsFor(key, within);
  return defined.flatMap((definition) => typesOf(definition).flatMap((type) => locationsOf(workspace, type, within)));
}

function locationsOf(workspace: Workspace, type: NameUse, within: Within): Location[] {
  const found = workspace.index.definitionsFor(workspace.index.keyOf(type, within), within);
  return found.map(({ analysis: { source }, file, place }) => ({
    uri: workspace.uriOf(file),
    range: workspace.textOf(source, file).range(place.start, place.end),
  }));
}

function typesOf({ analysis, place }: Definition): NameUse[] {
  const before = typesBefore(analysis, place.start);
  if (before.length > 0) return before;
  const symbol = symbolsAround(analysis.symbols, place.start).at(-1);
  if (symbol?.nameStart !== place.start) return [];
  const isInside = ({ start }: NameUse) => symbol.children.some((child) => child.start <= start && start < child.end);
  return analysis.names.filter(
    (name) => isUseOfType(name) && place.end <= name.start && name.end <= symbol.end && !isInside(name),
  );
}

/** `Optional[Port] $port`, `site { 'www':`: the types between the name and the one before it. */
function typesBefore({ names, source }: Analysis, start: number): NameUse[] {
  const found: NameUse[] = [];
  const first = names.findIndex((name) => name.start >= start);
  let end = start;
  for (let index = (first < 0 ? names.length : first) - 1; index >= 0; index--) {
    const name = names[index]!;
    const between = source.text.slice(name.end, end);
    if (!isUseOfType(name) || !/^[\s[\]{'",\d$-]*$/.test(between) || /\n\s*\n/.test(between)) break;
    if (/,/.test(between) && found.length === 0) break;
    found.unshift(name);
    end = name.start;
  }
  return found;
}

function isUseOfType({ isDefinition, kind }: NameUse): boolean {
  return !isDefinition && types.has(kind);
}
