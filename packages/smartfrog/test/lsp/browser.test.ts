import { join } from "node:path";
import { createContext, Script } from "node:vm";
import { expect, it } from "@jest/globals";
import { build } from "esbuild";

const root = join(import.meta.dirname, "../../../..");
const entry = `
import { serveInWorker } from "@cairn/language-server/browser";
import { language } from "./src/cli/language.js";
import { services } from "./src/cli/services.js";
import { names } from "./src/service/index.js";
serveInWorker(self, { ...names, language, services }, { setTimeout, clearTimeout, now: () => 0 });
`;

/** What a Web Worker has of its own, and nothing of Node. */
function workerWorld(answers: unknown[]) {
  const self = {
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
    postMessage: (message: unknown) => void answers.push(message),
    addEventListener: () => undefined,
  };
  const shared = { setTimeout, clearTimeout, queueMicrotask, TextEncoder, TextDecoder, console };
  return { self, globals: createContext({ self, ...shared }) };
}

it("serves in a Web Worker, over the sources that are open", async () => {
  const { outputFiles } = await build({
    ...{ bundle: true, write: false, platform: "browser", format: "iife", target: "es2022", logLevel: "silent" },
    stdin: { contents: entry, resolveDir: join(root, "packages/smartfrog"), loader: "ts" },
    conditions: ["@cairn/source", "browser"],
    // The command's own way to serve.
    external: ["./run-lsp.js", "./run-*.js", "@viz-js/viz"],
  });
  const answers: {
    id?: number;
    result?: unknown;
    method?: string;
    params?: { uri: string; diagnostics: unknown[] };
  }[] = [];
  const { globals, self } = workerWorld(answers);
  new Script(outputFiles[0]!.text).runInContext(globals);
  const say = (message: object) => self.onmessage!({ data: { jsonrpc: "2.0", ...message } });
  const until = async <T>(look: () => T | undefined): Promise<T> => {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  say({ id: 1, method: "initialize", params: { processId: null, rootUri: "file:///play", capabilities: {} } });
  await until(() => answers.find(({ id }) => id === 1));
  say({ method: "initialized", params: {} });
  const open = (name: string, text: string) =>
    say({
      method: "textDocument/didOpen",
      params: { textDocument: { uri: `file:///play/${name}`, languageId: "sf", version: 1, text } },
    });
  open("base.sf", "Host extends { port 80; }\n");
  open("site.sf", '#include "base.sf";\nsfConfig extends { web extends Host, { to nowhere:port; } }\n');
  const said = await until(() =>
    answers.find(({ params }) => params?.uri.endsWith("site.sf") && params.diagnostics.length > 0),
  );
  expect(said.params!.diagnostics).toMatchObject([{ code: "smartfrog/link-missing" }]);
}, 60_000);
