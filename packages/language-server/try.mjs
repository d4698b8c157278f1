import { readFileSync } from "node:fs";
import { spawn } from "node:child_process";
import rpc from "vscode-languageserver-protocol/node";
const { createProtocolConnection, StreamMessageReader, StreamMessageWriter } = rpc;
const lang = process.env.L ?? "smartfrog", root = process.env.ROOT ?? "/tmp/lsp/ws", name = process.env.F ?? "site.sf";
const child = spawn("node", [`/work/wt/lsp/packages/${lang}/dist/${lang}.cjs`, "lsp", ...(process.env.ARGS ?? "").split(" ").filter(Boolean)], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
const c = createProtocolConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
let got; const wait = () => new Promise((r) => (got = r));
c.onNotification("textDocument/publishDiagnostics", (p) => { console.log("publish", p.uri, p.version, p.diagnostics.length); if (p.uri === uri) got?.(p.diagnostics); });
c.onNotification("window/logMessage", (p) => console.log("LOG", p.message));
c.onRequest("workspace/configuration", ({ items }) => items.map(() => JSON.parse(process.env.SET ?? "{}")));
c.listen();
const uri = `file://${root}/${name}`;
const t0 = performance.now();
await c.sendRequest("initialize", { processId: null, rootUri: `file://${root}`, workspaceFolders: [{ uri: `file://${root}`, name: "r" }], capabilities: { workspace: { configuration: true } } });
c.sendNotification("initialized", {});
const text = process.env.TEXT ?? readFileSync(`${root}/${name}`, "utf8");
const w = wait();
c.sendNotification("textDocument/didOpen", { textDocument: { uri, languageId: lang, version: 1, text } });
const d = await w;
console.log("first diagnostics after", Math.round(performance.now() - t0), "ms");
if (process.env.D) console.log(JSON.stringify(d, null, 1));
const show = (l, x) => console.log(l.padEnd(12), JSON.stringify(x)?.slice(0, Number(process.env.W ?? 700)));
const only = process.env.ONLY?.split(",");
for (const at of (process.env.AT ?? "").split(" ").filter(Boolean)) {
  const [line, character] = at.split(":").map(Number);
  const p = { textDocument: { uri }, position: { line, character } };
  console.log("---", at, text.split("\n")[line].slice(0, character) + "|" + text.split("\n")[line].slice(character));
  for (const m of only ?? ["hover", "definition", "completion", "documentHighlight", "prepareRename", "signatureHelp"])
    show(m, await c.sendRequest(`textDocument/${m}`, m === "rename" ? { ...p, newName: "renamed" } : m === "references" ? { ...p, context: { includeDeclaration: true } } : p).then((r) => m === "completion" ? r.items.map((i) => i.label).join(" ") : m === "hover" ? r?.contents.value : r, String));
}
const range = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };
for (const m of (process.env.OF ?? "").split(",").filter(Boolean)) show(m, await c.sendRequest(`textDocument/${m}`, { textDocument: { uri }, range, context: { diagnostics: [] } }));
if (process.env.SYM !== undefined) show("symbols", await c.sendRequest("workspace/symbol", { query: process.env.SYM }));
await c.sendRequest("shutdown"); c.sendNotification("exit");
child.on("exit", (code) => console.log("exit", code));
