import { startOf } from "@cairn/diagnostics";
import type {
  CallHierarchyIncomingCall,
  CallHierarchyItem,
  CallHierarchyOutgoingCall,
  DocumentHighlight,
  Location,
  Range,
  WorkspaceEdit,
} from "vscode-languageserver";
import { nameAt, type Found, type Within } from "../name-index.js";
import { allSymbols, symbolsAround } from "../symbols.js";
import type { NameUse, OutlineSymbol } from "../service.js";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";
import { symbolKind, targetOf } from "./structure.js";

/** The definition of the name, or the file, at an offset. */
export function definitions(workspace: Workspace, document: OpenDocument, offset: number): Location[] {
  const analysis = workspace.analysisOf(document);
  const name = nameAt(analysis, offset);
  if (name) {
    const within = workspace.within(document.path);
    // At a definition, the user wants the related ones: those that it overrides, and the data that sets it.
    const keys = name.isDefinition
      ? workspace.index.withInherited(name.keys, within)
      : [workspace.index.keyOf(name, within)];
    const found = keys.flatMap((key) => workspace.index.definitionsFor(key, within));
    if (found.length > 0)
      return found.map(({ analysis: { source }, file, place }) => ({
        uri: workspace.uriOf(file),
        range: workspace.textOf(source, file).range(place.start, place.end),
      }));
  }
  return linked(workspace, document, offset);
}

function linked(workspace: Workspace, document: OpenDocument, offset: number): Location[] {
  const host = workspace.folderOf(document.path).host();
  const link = workspace.analysisOf(document).links.find(({ end, start }) => start <= offset && offset <= end);
  const target = link && targetOf(link.targets, document.path, (path) => host.kindOf(path) === "file");
  const { range } = { range: document.text.range(0, 0) };
  return target === undefined ? [] : [{ uri: workspace.uriOf(target), range }];
}

/** All occurrences of the name at an offset. */
export function references(
  workspace: Workspace,
  document: OpenDocument,
  offset: number,
  withDefinitions: boolean,
): Location[] {
  const places = placesAt(workspace, document, offset);
  return places
    .filter(({ name }) => withDefinitions || !name.isDefinition)
    .map((found) => locationOf(workspace, found));
}

export function highlights(workspace: Workspace, document: OpenDocument, offset: number): DocumentHighlight[] {
  const places = placesAt(workspace, document, offset).filter(({ file }) => file === document.path);
  return places.map(({ name }) => ({
    range: document.text.range(name.start, name.end),
    kind: name.isDefinition ? 3 : 2,
  }));
}

/** The range that can be renamed at an offset; a sentence if nothing can. */
export function renamable(workspace: Workspace, document: OpenDocument, offset: number): Range | string {
  const name = nameAt(workspace.analysisOf(document), offset);
  if (!name) return "there is no name here";
  const within = workspace.within(document.path);
  const key = workspace.index.keyOf(name, within);
  const [definition] = workspace.index.definitionsFor(key, within);
  if (!definition) return "what this name stands for is defined in no file of the workspace";
  const { fixedKinds, refuseFile } = workspace.service;
  const fixed = fixedKinds?.get(definition.kind) ?? refuseFile?.(definition.file);
  if (fixed !== undefined) return fixed;
  return document.text.range(name.start, name.end);
}

/** Renames the name at an offset everywhere; a sentence if that isn't possible. */
export function rename(
  workspace: Workspace,
  document: OpenDocument,
  offset: number,
  newName: string,
): WorkspaceEdit | string {
  const range = renamable(workspace, document, offset);
  if (typeof range === "string") return range;
  const name = nameAt(workspace.analysisOf(document), offset)!;
  const refused = workspace.service.refuseName(name.kind, newName);
  if (refused !== undefined) return refused;
  const changes: NonNullable<WorkspaceEdit["changes"]> = {};
  const places = placesAt(workspace, document, offset);
  const { respell = asItIs } = workspace.service;
  const old = textOf({ file: document.path, name, analysis: workspace.analysisOf(document) });
  for (const found of places) {
    const spelled = respell(textOf(found), old, newName);
    if (spelled === undefined) continue;
    const { range, uri } = locationOf(workspace, found);
    (changes[uri] ??= []).push({ range, newText: spelled });
  }
  return { changes };
}

function asItIs(found: string, old: string, renamed: string): string | undefined {
  return found === old ? renamed : undefined;
}

function textOf({ analysis, name }: Found): string {
  return analysis.source.text.slice(name.start, name.end);
}

function placesAt(workspace: Workspace, document: OpenDocument, offset: number): Found[] {
  const name = nameAt(workspace.analysisOf(document), offset);
  const within = workspace.within(document.path);
  return name ? workspace.index.placesOf(workspace.index.keyOf(name, within), within) : [];
}

function locationOf(workspace: Workspace, { analysis, file, name }: Found): Location {
  const range = workspace.textOf(analysis.source, file).range(name.start, name.end);
  return { uri: workspace.uriOf(file), range };
}

/** The item of a call or type hierarchy: the definition of the name at an offset. */
export function hierarchyItems(workspace: Workspace, document: OpenDocument, offset: number): CallHierarchyItem[] {
  const name = nameAt(workspace.analysisOf(document), offset);
  if (!name) return [];
  const within = workspace.within(document.path);
  return itemsOf(workspace, workspace.index.keyOf(name, within), within).slice(0, 1);
}

function itemsOf(workspace: Workspace, key: string, within: Within): CallHierarchyItem[] {
  return workspace.index.definitionsFor(key, within).flatMap(({ analysis, file, place }) => {
    const around = symbolsAround(analysis.symbols, place.start).findLast((symbol) => symbol.key === key);
    return around ? [itemOf(workspace, around, { analysis, file }, key)] : [];
  });
}

function itemOf(
  workspace: Workspace,
  { end, kind, name, nameEnd, nameStart, start }: OutlineSymbol,
  { analysis, file }: Pick<Found, "analysis" | "file">,
  key: string,
): CallHierarchyItem {
  const text = workspace.textOf(analysis.source, file);
  return {
    name,
    kind: symbolKind(kind),
    uri: workspace.uriOf(file),
    range: text.range(start, end),
    selectionRange: text.range(nameStart, nameEnd),
    data: { key, file },
  };
}

/** The data that an item carries from one request to the next. */
export interface HierarchyRequest {
  readonly key: string;
  readonly file: string;
}

/** The callers of an item: the outermost callable part of the outline around each use. */
export function incoming(workspace: Workspace, { file, key }: HierarchyRequest): CallHierarchyIncomingCall[] {
  const calls = new Map<string, CallHierarchyIncomingCall>();
  for (const found of workspace.index.placesOf(key, workspace.within(file))) {
    if (found.name.isDefinition) continue;
    const caller = ownerOf(found);
    const id = caller?.key ?? found.file;
    const { range } = locationOf(workspace, found);
    const from = caller ? itemOf(workspace, caller, found, id) : fileItem(workspace, found);
    const call = calls.get(id) ?? { from, fromRanges: [] };
    call.fromRanges.push(range);
    calls.set(id, call);
  }
  return [...calls.values()];
}

/** The callable items that an item uses. */
export function outgoing(workspace: Workspace, { file: asked, key }: HierarchyRequest): CallHierarchyOutgoingCall[] {
  const within = workspace.within(asked);
  const calls = new Map<string, CallHierarchyOutgoingCall>();
  for (const { analysis, file, place } of workspace.index.definitionsFor(key, within)) {
    const whole = symbolsAround(analysis.symbols, place.start).findLast((symbol) => symbol.key === key);
    if (!whole) continue;
    const text = workspace.textOf(analysis.source, file);
    for (const name of analysis.names) {
      if (name.isDefinition || name.start < whole.start || name.end > whole.end) continue;
      const [to] = itemsOf(workspace, workspace.index.keyOf(name, within), within);
      if (!to || (to.data as { key: string }).key === key) continue;
      const id = (to.data as { key: string }).key;
      const call = calls.get(id) ?? { to, fromRanges: [] };
      call.fromRanges.push(text.range(name.start, name.end));
      calls.set(id, call);
    }
  }
  return [...calls.values()];
}

function ownerOf({
  analysis,
  name,
}: {
  readonly analysis: Found["analysis"];
  readonly name: NameUse;
}): OutlineSymbol | undefined {
  return symbolsAround(analysis.symbols, name.start).find(({ key }) => key !== undefined);
}

function fileItem(workspace: Workspace, { analysis, file }: Found): CallHierarchyItem {
  const { range } = locationOf(workspace, {
    analysis,
    file,
    name: { ...startOf(analysis.source), kind: "node", isDefinition: true, keys: [] },
  });
  const name = file.replace(/^.*[/\\]/, "");
  return { name, kind: 1, uri: workspace.uriOf(file), range, selectionRange: range, data: { key: file, file } };
}

/** The supertypes of an item. */
export function supertypes(workspace: Workspace, { file, key }: HierarchyRequest): CallHierarchyItem[] {
  const within = workspace.within(file);
  return workspace.index.definitionsFor(key, within).flatMap((definition) =>
    parentsOf(definition.analysis.symbols, definition.place.start, key).flatMap((keys) => {
      const parent = keys.find((each) => workspace.index.definitionsFor(each, within).length > 0);
      return parent === undefined ? [] : itemsOf(workspace, parent, within).slice(0, 1);
    }),
  );
}

/** The subtypes of an item. */
export function subtypes(workspace: Workspace, { file, key }: HierarchyRequest): CallHierarchyItem[] {
  const within = workspace.within(file);
  const isHere = (each: string) => workspace.index.definitionsFor(each, within).length > 0;
  const found: CallHierarchyItem[] = [];
  for (const [path, analysis] of workspace.index.files()) {
    if (within && !within.has(path)) continue;
    for (const { symbol } of allSymbols(analysis.symbols))
      if (symbol.key !== undefined && symbol.parents?.some((keys) => keys.find(isHere) === key))
        found.push(itemOf(workspace, symbol, { analysis, file: path }, symbol.key));
  }
  return found;
}

function parentsOf(symbols: readonly OutlineSymbol[], offset: number, key: string) {
  return symbolsAround(symbols, offset).findLast((symbol) => symbol.key === key)?.parents ?? [];
}
