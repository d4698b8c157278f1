import { PassThrough } from "node:stream";
import { expect, it } from "@jest/globals";
import type { LanguageServices } from "@cairn/cli-kit";
import { createSpan, defineDiagnostics, words, type Source } from "@cairn/diagnostics";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type CodeAction,
} from "vscode-languageserver-protocol/node";
import { serveOver } from "../src/serve.js";
import { emptyWorld } from "../src/sources.js";
import { service } from "./service.js";

const catalogue = defineDiagnostics("kv", {
  "two-spaces": { severity: "warning", message: words`two spaces`, help: words`write one` },
  "one-space": { severity: "warning", message: words`one space`, help: words`write two` },
});

/** Two spaces have a safe fix, but between `one` and `two` a single one is reported, too. */
function found(source: Source) {
  const spans = (pattern: RegExp) =>
    [...source.text.matchAll(pattern)].map(({ 0: { length }, index }) => createSpan(source, index, index + length));
  return [
    ...spans(/ {2}/g).map((span) => {
      const fix = { label: "write one", applicability: "safe" as const, edits: [{ span, text: " " }] };
      return catalogue.create["two-spaces"](span, {}, { fixes: [fix] });
    }),
    ...spans(/(?<=one) (?=two)/g).map((span) => catalogue.create["one-space"](span, {})),
  ];
}

async function connect(onCheck: () => void) {
  const services = {
    ast: ({ text }: Source) => ({ value: { words: text.split(/\s+/) }, diagnostics: [] }),
    comments: () => [],
    check: ([source]: readonly Source[]) => {
      onCheck();
      return found(source!);
    },
  } as unknown as LanguageServices;
  const world = emptyWorld({ setTimeout, clearTimeout, now: () => 0 });
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const [reader, writer] = [new StreamMessageReader(toServer), new StreamMessageWriter(toClient)];
  const language = { ...service.language, catalogue };
  const serving = { service: { ...service, language, services }, world, given: {} };
  const exit = serveOver({ reader, writer, onGone: () => undefined }, serving);
  const client = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  client.listen();
  const workspaceFolders = [{ uri: "file:///all", name: "all" }];
  await client.sendRequest("initialize", { processId: null, rootUri: null, capabilities: {}, workspaceFolders });
  void client.sendNotification("initialized", {});
  return { client, exit };
}

it("makes only the safe fixes that cause no new problem, and proves them once for each version of a text", async () => {
  let checks = 0;
  const { client, exit } = await connect(() => checks++);
  const textDocument = { uri: "file:///all/a.kv" };
  const opened = { ...textDocument, languageId: "kv", version: 1, text: "one  two\nthree  four\n" };
  void client.sendNotification("textDocument/didOpen", { textDocument: opened });
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const context = { diagnostics: [], only: ["source.fixAll"] };
  const ask = () => client.sendRequest<CodeAction[]>("textDocument/codeAction", { textDocument, range, context });
  const [action] = await ask();
  expect(action).toMatchObject({ title: "Make the safe fix" });
  const place = { start: { line: 1, character: 5 }, end: { line: 1, character: 7 } };
  expect(action!.edit!.changes).toEqual({ [textDocument.uri]: [{ range: place, newText: " " }] });
  const before = checks;
  await ask();
  expect(checks).toBe(before);
  await client.sendRequest("shutdown");
  void client.sendNotification("exit");
  expect(await exit).toBe(0);
  client.dispose();
});
