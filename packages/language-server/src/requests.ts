import {
  ErrorCodes,
  LSPErrorCodes,
  ResponseError,
  type CancellationToken,
  type Connection,
  type Position,
  type Range,
} from "vscode-languageserver";
import { codeActions } from "./features/code-actions.js";
import { codeLenses, remarkCommand, showRemark } from "./features/code-lenses.js";
import { completions, signatures } from "./features/completion.js";
import { explain } from "./features/explain.js";
import { format, formatTyped } from "./features/formatting.js";
import { hover } from "./features/hover.js";
import { inlayHints } from "./features/inlay-hints.js";
import * as names from "./features/names.js";
import { semanticTokens } from "./features/semantic-tokens.js";
import { typeDefinitions } from "./features/type-definition.js";
import { foldings, links, outline, selection, workspaceSymbols } from "./features/structure.js";
import { describeThrown, type Checker } from "./checker.js";
import type { OpenDocument } from "./text.js";
import type { Workspace } from "./workspace.js";

/** What answers are computed from. */
export interface Answering {
  readonly workspace: Workspace;
  readonly checker: Checker;
  /** Resolves when the names of all files are known. */
  readonly known: () => Promise<unknown>;
}

interface OfDocument {
  readonly textDocument: { readonly uri: string };
}

type Answer<P, R> = (document: OpenDocument, params: P, token: CancellationToken) => R | Promise<R>;

/**
 * Answers every request about a text. Requests about a text that isn't open have no answer; a failure is our bug, and
 * only that request fails.
 */
export function answerRequests(connection: Connection, answering: Answering): void {
  const { checker, workspace } = answering;
  const on = <P extends OfDocument, R>(answer: Answer<P, R>) => answerer(connection, workspace, answer);
  const knowing = <P extends OfDocument, R>(answer: Answer<P, R>) =>
    on<P, R | undefined>(async (document, params, token) => {
      await answering.known();
      if (token.isCancellationRequested) return undefined;
      return answer(workspace.documentAt(document.path) ?? document, params, token);
    });
  connection.onDocumentSymbol(on((document) => outline(workspace.analysisOf(document).symbols, document.text)));
  connection.onFoldingRanges(on((document) => foldings(workspace.analysisOf(document), document.text)));
  connection.onSelectionRanges(
    on((document, { positions }) =>
      positions.map((each) => selection(workspace.analysisOf(document), document.text, each)),
    ),
  );
  connection.onDocumentLinks(on((document) => links(workspace, document)));
  connection.onDocumentFormatting(on((document) => format(workspace, document)));
  connection.onDocumentRangeFormatting(on((document, { range }) => format(workspace, document, range)));
  connection.onDocumentOnTypeFormatting(
    on((document, { ch, position }) => formatTyped(workspace, document, position, ch)),
  );
  connection.onCodeAction(
    on(async (document, { context, range }) => {
      await checker.idle();
      const current = workspace.documentAt(document.path) ?? document;
      return codeActions(workspace, current, checker.of(document.path), range, context.only);
    }),
  );
  connection.onCodeLens(
    on(async (document) => {
      await checker.idle();
      const lenses = await codeLenses(workspace, workspace.documentAt(document.path) ?? document);
      return lenses ?? new ResponseError(LSPErrorCodes.ContentModified, "the text has changed meanwhile");
    }),
  );
  answerWriting(connection, answering, on, knowing);
  answerNames(connection, workspace, knowing);
  answerWorkspace(connection, answering);
}

/** Requests that are sent while the user reads or types. */
function answerWriting(connection: Connection, { checker, workspace }: Answering, on: Wrap, knowing: Wrap): void {
  connection.onHover(
    knowing((document, { position }) =>
      hover(workspace, document, document.text.offset(position), checker.of(document.path)),
    ),
  );
  connection.onCompletion(
    on((document, { position }) => completions(workspace, document, document.text.offset(position))),
  );
  connection.onSignatureHelp(
    on((document, { position }) => signatures(workspace, document, document.text.offset(position))),
  );
  connection.languages.semanticTokens.on(
    on((document) => semanticTokens(workspace.analysisOf(document), document.text)),
  );
  connection.languages.semanticTokens.onRange(
    on((document, { range }: OfDocument & { readonly range: Range }) =>
      semanticTokens(workspace.analysisOf(document), document.text, range),
    ),
  );
  connection.languages.inlayHint.on(
    on((document, { range }) => (workspace.settings.inlayHints ? inlayHints(workspace, document, range) : [])),
  );
}

type Wrap = <P extends OfDocument, R>(answer: Answer<P, R>) => (params: P, token: CancellationToken) => Promise<never>;

function answerNames(connection: Connection, workspace: Workspace, knowing: Wrap): void {
  const at = ({ text }: OpenDocument, { position }: { readonly position: Position }) => text.offset(position);
  type Place = OfDocument & { readonly position: Position };
  connection.onDefinition(
    knowing((document, params: Place) => names.definitions(workspace, document, at(document, params))),
  );
  connection.onTypeDefinition(
    knowing((document, params: Place) => typeDefinitions(workspace, document, at(document, params))),
  );
  connection.onReferences(
    knowing((document, params: Place & { context: { includeDeclaration: boolean } }) =>
      names.references(workspace, document, at(document, params), params.context.includeDeclaration),
    ),
  );
  connection.onDocumentHighlight(
    knowing((document, params: Place) => names.highlights(workspace, document, at(document, params))),
  );
  connection.onPrepareRename(
    knowing((document, params: Place) => orRefusal(names.renamable(workspace, document, at(document, params)))),
  );
  connection.onRenameRequest(
    knowing((document, params: Place & { newName: string }) =>
      orRefusal(names.rename(workspace, document, at(document, params), params.newName)),
    ),
  );
  connection.languages.callHierarchy.onPrepare(
    knowing((document, params: Place) => names.hierarchyItems(workspace, document, at(document, params))),
  );
  connection.languages.typeHierarchy.onPrepare(
    knowing((document, params: Place) => names.hierarchyItems(workspace, document, at(document, params))),
  );
}

function answerWorkspace(connection: Connection, { known, workspace }: Answering): void {
  const askedOf = ({ data }: { readonly data?: unknown }): names.HierarchyRequest => {
    const { file, key } = (data ?? {}) as Partial<Record<keyof names.HierarchyRequest, unknown>>;
    return { file: String(file), key: String(key) };
  };
  connection.languages.typeHierarchy.onSupertypes(({ item }) => names.supertypes(workspace, askedOf(item)));
  connection.languages.typeHierarchy.onSubtypes(({ item }) => names.subtypes(workspace, askedOf(item)));
  connection.languages.callHierarchy.onIncomingCalls(({ item }) => names.incoming(workspace, askedOf(item)));
  connection.languages.callHierarchy.onOutgoingCalls(({ item }) => names.outgoing(workspace, askedOf(item)));
  connection.onExecuteCommand(async ({ arguments: [params] = [], command }) => {
    await known();
    if (command === remarkCommand(workspace.service.language.name)) return showRemark(connection, workspace, params);
    return explain(connection, workspace, params);
  });
  connection.onWorkspaceSymbol(async ({ query }) => {
    await known();
    return workspaceSymbols(workspace, query);
  });
}

function orRefusal<T>(answer: T | string): T | ResponseError<void> {
  return typeof answer === "string" ? new ResponseError(LSPErrorCodes.RequestFailed, answer) : answer;
}

function answerer<P extends OfDocument, R>(connection: Connection, workspace: Workspace, answer: Answer<P, R>) {
  return async (params: P, token: CancellationToken): Promise<never> => {
    const document = workspace.document(params.textDocument.uri);
    if (!document) return null as never;
    try {
      const answered = await Promise.race([answer(document, params, token), cancellationOf(token)]);
      if (token.isCancellationRequested) return cancelled() as never;
      return (answered ?? null) as never;
    } catch (thrown) {
      connection.console.error(`a bug of ours: ${describeThrown(thrown)}`);
      return new ResponseError(ErrorCodes.InternalError, "a bug of ours; see the log") as never;
    }
  };
}

function cancelled(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestCancelled, "cancelled");
}

/** A client that cancels isn't kept waiting for what the answer would have needed. */
function cancellationOf(token: CancellationToken): Promise<ResponseError<void>> {
  return new Promise((resolve) => token.onCancellationRequested(() => resolve(cancelled())));
}
