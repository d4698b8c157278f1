import type { Connection, Position } from "vscode-languageserver";
import type { Workspace } from "../workspace.js";
import { explainedAt, explanation } from "./hover.js";

/** The name of the command that explains a value; each language has its own, since a client knows all of them. */
export function explainCommand(language: string): string {
  return `cairn.${language}.explainHere`;
}

/** A longer explanation is cut in a message; the command's answer has all of it. */
const mostShown = 20;

/** Where a value is that is to be explained. */
export interface ExplainRequest {
  readonly uri: string;
  readonly position: Position;
}

/**
 * Explains the value at a place of an open text: its beginning is shown as a message, and all of it is the answer.
 * Without a value there the message says so, and there is no answer.
 */
export async function explain(connection: Connection, workspace: Workspace, params: unknown): Promise<string | null> {
  const request = readRequest(params);
  const document = request && workspace.document(request.uri);
  const offset = request && document?.text.offset(request.position);
  const symbol = document && explainedAt(workspace, document, offset!);
  const [text] = document ? await explanation(workspace, document, symbol, Infinity) : [];
  await showText(connection, text ?? "There is no value here whose origin is known.");
  return text ?? null;
}

/** Shows the beginning of a text as a message. */
export async function showText(connection: Connection, text: string): Promise<void> {
  const lines = text.trimEnd().split("\n");
  const shown = lines.length > mostShown ? [...lines.slice(0, mostShown), "…"] : lines;
  await connection.sendNotification("window/showMessage", { type: 3, message: shown.join("\n") });
}

function readRequest(params: unknown): ExplainRequest | undefined {
  const { position, uri } = (params ?? {}) as Partial<ExplainRequest>;
  const { character, line } = (position ?? {}) as Partial<Position>;
  const isPlace = typeof uri === "string" && Number.isSafeInteger(line) && Number.isSafeInteger(character);
  return isPlace ? { uri, position: { line: line!, character: character! } } : undefined;
}
