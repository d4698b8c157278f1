/** What cells of several languages ask in the same way. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@jest/globals";
import type { DocumentLink, FoldingRange, WorkspaceEdit } from "vscode-languageserver-protocol";
import type { Session } from "./session.js";

/** The address of the published page of a code. */
export function pageOf(language: string, name: string): RegExp {
  return new RegExp(`^https://[^ ]+/${language}@[^ ]+/${name}\\.md$`);
}

/** "Fix all" isn't offered for what only has suggestions. */
export async function fixesNothing(session: Session, name: string, broken: string): Promise<void> {
  expect(await session.open(name, broken)).not.toEqual([]);
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const context = { diagnostics: [], only: ["source.fixAll"] };
  expect(await session.of<unknown[]>("codeAction", name, { range, context })).toEqual([]);
}

/** "Fix all" makes `fixed` of `broken`. */
export async function fixesAll(session: Session, name: string, broken: string, fixed: string): Promise<void> {
  expect(await session.open(name, broken)).not.toEqual([]);
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const context = { diagnostics: [], only: ["source.fixAll"] };
  const [action] = await session.of<{ kind: string; edit: WorkspaceEdit }[]>("codeAction", name, { range, context });
  expect(action!.kind).toBe("source.fixAll.cairn");
  expect(session.applied(action!.edit)).toEqual({ [name]: fixed });
}

/** The action "explain" names the value, and its command answers with the explanation. */
export async function explains(
  session: Session,
  name: string,
  mark: string,
  path: string,
  answer: string,
): Promise<void> {
  const [action] = await session.actions(name, mark, "source.explain");
  expect(action).toMatchObject({ title: `Explain ${path}`, kind: "source.explain.cairn" });
  const { arguments: words, command } = action!.command!;
  expect(session.capabilities.executeCommandProvider!.commands).toContain(command);
  expect(await session.client.request("workspace/executeCommand", { command, arguments: words })).toContain(answer);
}

/** What can be folded: the first and the last line of each, from 0. */
export async function foldsTo(
  session: Session,
  name: string,
  lines: readonly (readonly [number, number])[],
): Promise<void> {
  const found = await session.of<FoldingRange[]>("foldingRange", name);
  expect(found.map(({ endLine, startLine }) => [startLine, endLine])).toEqual(lines);
}

/** The links of a text: the linked words, and the files. */
export async function linksTo(
  session: Session,
  name: string,
  expected: readonly (readonly [string, string])[],
): Promise<void> {
  const found = await session.of<DocumentLink[]>("documentLink", name);
  const lines = session.textOf(name).split("\n");
  const shown = found.map(({ range: { end, start }, target }) => [
    lines[start.line]!.slice(start.character, end.character),
    session.nameOf(target!),
  ]);
  expect(shown).toEqual(expected);
}

/** A folder that is added has its own names and diagnostics, and they are gone when it is removed. */
export async function keepsFolders(session: Session, name: string, text: string): Promise<void> {
  const { client } = session;
  const folder = `${client.root}-more`;
  mkdirSync(folder);
  writeFileSync(join(folder, name), text);
  const added = { uri: `${client.uri("").replace(/\/$/, "")}-more`, name: "more" };
  client.notify("workspace/didChangeWorkspaceFolders", { event: { added: [added], removed: [] } });
  const uri = `${added.uri}/${name}`;
  client.notify("textDocument/didOpen", { textDocument: { uri, languageId: "any", version: 1, text } });
  const symbols = await client.request<{ location: { uri: string } }[]>("workspace/symbol", { query: "" });
  expect(symbols.map(({ location }) => location.uri)).toContain(uri);
  client.notify("textDocument/didClose", { textDocument: { uri } });
  client.notify("workspace/didChangeWorkspaceFolders", { event: { added: [], removed: [added] } });
  const left = await client.request<{ location: { uri: string } }[]>("workspace/symbol", { query: "" });
  rmSync(folder, { recursive: true });
  expect(left.map(({ location }) => location.uri)).not.toContain(uri);
}

/** Only Puppet's classes take parameters. */
export async function extractsNothing(session: Session, name: string, mark: string): Promise<void> {
  expect(await session.actions(name, mark, "refactor.extract")).toEqual([]);
}

/** Only Puppet has nodes. */
export function hasNoLens({ capabilities }: Session): Promise<void> {
  expect(capabilities.codeLensProvider).toBeUndefined();
  return Promise.resolve();
}
