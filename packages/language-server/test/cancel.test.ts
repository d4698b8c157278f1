import { PassThrough } from "node:stream";
import { expect, it } from "@jest/globals";
import {
  CancellationTokenSource,
  createProtocolConnection,
  LSPErrorCodes,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { serveOver } from "../src/serve.js";
import { emptyWorld } from "../src/sources.js";
import { service } from "./service.js";

/** A folder of which the server never gets to read anything. */
const world = { ...emptyWorld({ setTimeout, clearTimeout, now: () => 0 }), after: () => () => undefined };
const textDocument = { uri: "file:///all/a.kv" };

it("answers a request as cancelled while what it needs isn't known yet", async () => {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const [reader, writer] = [new StreamMessageReader(toServer), new StreamMessageWriter(toClient)];
  const exit = serveOver({ reader, writer, onGone: () => undefined }, { service, world, given: {} });
  const client = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  client.listen();
  const workspaceFolders = [{ uri: "file:///all", name: "all" }];
  await client.sendRequest("initialize", { processId: null, rootUri: null, capabilities: {}, workspaceFolders });
  void client.sendNotification("initialized", {});
  const opened = { ...textDocument, languageId: "kv", version: 1, text: "name\n" };
  void client.sendNotification("textDocument/didOpen", { textDocument: opened });
  const cancelling = new CancellationTokenSource();
  const position = { line: 0, character: 0 };
  const asked = client.sendRequest("textDocument/definition", { textDocument, position }, cancelling.token);
  const refused = expect(asked).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
  // The server has begun with the first request when it answers the second.
  expect(await client.sendRequest("textDocument/documentSymbol", { textDocument })).toEqual([]);
  cancelling.cancel();
  await refused;
  await client.sendRequest("shutdown");
  void client.sendNotification("exit");
  expect(await exit).toBe(0);
  client.dispose();
});
