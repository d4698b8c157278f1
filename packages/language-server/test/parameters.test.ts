import { expect, it } from "@jest/globals";
import { mistakeIn } from "../src/parameters.js";

const textDocument = { uri: "file:///a.sf" };
const position = { line: 0, character: 0 };

it.each([
  ["textDocument/hover", { textDocument, position }],
  ["textDocument/didChange", { textDocument: { ...textDocument, version: 2 }, contentChanges: [{ text: "" }] }],
  ["textDocument/rename", { textDocument, position, newName: "" }],
  ["initialize", { capabilities: {}, workspaceFolders: null }],
  ["shutdown", undefined],
  ["toString", 1],
])("finds nothing wrong with %s", (method, params) => {
  expect(mistakeIn(method, params)).toBeUndefined();
});

it.each([
  ["textDocument/hover", undefined, "`textDocument/hover` needs parameters"],
  ["textDocument/hover", [], "`textDocument/hover` needs parameters"],
  ["textDocument/hover", { textDocument: {}, position }, "`textDocument/hover` needs a valid `textDocument`"],
  ["textDocument/hover", { textDocument }, "`textDocument/hover` needs a valid `position`"],
  [
    "textDocument/hover",
    { textDocument, position: { line: "1", character: 0 } },
    "`textDocument/hover` needs a valid `position`",
  ],
  ["textDocument/references", { textDocument, position }, "`textDocument/references` needs a valid `context`"],
  [
    "textDocument/didChange",
    { textDocument: { ...textDocument, version: 2 }, contentChanges: [{ text: "", range: {} }] },
    "`textDocument/didChange` needs a valid `contentChanges`",
  ],
  ["workspace/didChangeWatchedFiles", { changes: [null] }, "`workspace/didChangeWatchedFiles` needs a valid `changes`"],
])("tells what is wrong with %s of %j", (method, params, mistake) => {
  expect(mistakeIn(method, params)).toBe(mistake);
});
