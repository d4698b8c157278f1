/** Whether a client's messages have the parts that are read of them. */

/** Whether a part is what the protocol says. */
type Check = (part: unknown) => boolean;

const isObject = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === "object" && part !== null && !Array.isArray(part);
const isText: Check = (part) => typeof part === "string";
const isInteger: Check = (part) => Number.isInteger(part);
const optional =
  (check: Check): Check =>
  (part) =>
    part === undefined || part === null || check(part);
const listOf =
  (check: Check): Check =>
  (part) =>
    Array.isArray(part) && part.every(check);
const shape =
  (parts: Readonly<Record<string, Check>>): Check =>
  (part) =>
    isObject(part) && Object.entries(parts).every(([name, check]) => check(part[name]));

const position = shape({ line: isInteger, character: isInteger });
const range = shape({ start: position, end: position });
const located = shape({ uri: isText });

const inText = { textDocument: located };
const atPlace = { ...inText, position };
const inRange = { ...inText, range };
const ofItem = { item: isObject };

/** By method: the parts that it can't do without. */
const needed: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  initialize: { capabilities: isObject, workspaceFolders: optional(listOf(located)) },
  "workspace/didChangeConfiguration": {},
  "workspace/didChangeWatchedFiles": { changes: listOf(located) },
  "workspace/didChangeWorkspaceFolders": { event: shape({ added: listOf(located), removed: listOf(located) }) },
  "workspace/executeCommand": { command: isText, arguments: optional(Array.isArray) },
  "workspace/symbol": { query: isText },
  "textDocument/didOpen": { textDocument: shape({ uri: isText, version: optional(isInteger), text: isText }) },
  "textDocument/didChange": {
    textDocument: shape({ uri: isText, version: optional(isInteger) }),
    contentChanges: listOf(shape({ text: isText, range: optional(range) })),
  },
  "textDocument/didClose": inText,
  "textDocument/codeAction": { ...inRange, context: isObject },
  "textDocument/codeLens": inText,
  "textDocument/completion": atPlace,
  "textDocument/definition": atPlace,
  "textDocument/documentHighlight": atPlace,
  "textDocument/documentLink": inText,
  "textDocument/documentSymbol": inText,
  "textDocument/foldingRange": inText,
  "textDocument/formatting": inText,
  "textDocument/hover": atPlace,
  "textDocument/inlayHint": inRange,
  "textDocument/onTypeFormatting": { ...atPlace, ch: isText },
  "textDocument/prepareCallHierarchy": atPlace,
  "textDocument/prepareRename": atPlace,
  "textDocument/prepareTypeHierarchy": atPlace,
  "textDocument/rangeFormatting": inRange,
  "textDocument/references": { ...atPlace, context: isObject },
  "textDocument/rename": { ...atPlace, newName: isText },
  "textDocument/selectionRange": { ...inText, positions: listOf(position) },
  "textDocument/semanticTokens/full": inText,
  "textDocument/semanticTokens/range": inRange,
  "textDocument/signatureHelp": atPlace,
  "textDocument/typeDefinition": atPlace,
  "callHierarchy/incomingCalls": ofItem,
  "callHierarchy/outgoingCalls": ofItem,
  "typeHierarchy/subtypes": ofItem,
  "typeHierarchy/supertypes": ofItem,
};

/** What is wrong with the parameters of a client's message, as a sentence without a full stop; undefined if nothing. */
export function mistakeIn(method: string, params: unknown): string | undefined {
  const parts = Object.hasOwn(needed, method) ? needed[method] : undefined;
  if (!parts) return undefined;
  if (!isObject(params)) return `\`${method}\` needs parameters`;
  const wrong = Object.entries(parts).find(([name, check]) => !check(params[name]));
  return wrong && `\`${method}\` needs a valid \`${wrong[0]}\``;
}
