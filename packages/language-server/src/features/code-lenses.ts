import type { CodeLens, Connection } from "vscode-languageserver";
import { allSymbols } from "../symbols.js";
import type { OutlineSymbol, Remark } from "../service.js";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";
import { showText } from "./explain.js";

/** The name of the command that shows all that a code lens knows; each language has its own. */
export function remarkCommand(language: string): string {
  return `cairn.${language}.showRemark`;
}

/** What a code lens is about. */
interface RemarkRequest {
  readonly uri: string;
  /** The key of the definition. */
  readonly key: string;
}

interface Remarked {
  readonly symbol: OutlineSymbol;
  readonly remark: Remark;
}

/** Above definitions: what the language's survey says of them. Undefined if the sources have changed meanwhile. */
export async function codeLenses(workspace: Workspace, document: OpenDocument): Promise<CodeLens[] | undefined> {
  const uri = workspace.uriOf(document.path);
  const command = remarkCommand(workspace.service.language.name);
  const remarks = await remarksOn(workspace, document);
  return remarks?.map(({ remark: { text, title }, symbol: { key = "", nameEnd, nameStart } }) => ({
    range: document.text.range(nameStart, nameEnd),
    command: text === undefined ? { title, command: "" } : { title, command, arguments: [{ uri, key }] },
  }));
}

/** Shows what a code lens knows as a message; all of it is the answer. */
export async function showRemark(
  connection: Connection,
  workspace: Workspace,
  params: unknown,
): Promise<string | null> {
  const { key, uri } = (params ?? {}) as Partial<RemarkRequest>;
  const document = typeof uri === "string" ? workspace.document(uri) : undefined;
  const remarks = document && (await remarksOn(workspace, document));
  const text = remarks?.find(({ symbol }) => symbol.key === key)?.remark.text;
  await showText(connection, text ?? "Nothing more is known about this.");
  return text ?? null;
}

async function remarksOn(workspace: Workspace, { path }: OpenDocument): Promise<Remarked[] | undefined> {
  const { version } = workspace;
  const isStale = () => workspace.version !== version;
  const survey = await workspace.folderOf(path).survey(path, version, isStale);
  const analysis = workspace.documentAt(path) && workspace.index.get(path);
  if (isStale() || !analysis) return undefined;
  return [...allSymbols(analysis.symbols)].flatMap(({ symbol }) => {
    const remark = survey?.remarkOn(symbol);
    return remark ? [{ symbol, remark }] : [];
  });
}
