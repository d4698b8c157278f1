import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Random, slowPart, type SlowPart } from "@cairn/testing/deep";
import { clientOf } from "@cairn/language-server/testing";
import { language } from "../../src/cli/language.js";

const methods = [
  ...["hover", "definition", "references", "documentSymbol", "completion", "rename", "prepareRename", "formatting"],
  ...[
    "rangeFormatting",
    "codeAction",
    "codeLens",
    "foldingRange",
    "selectionRange",
    "semanticTokens/full",
    "inlayHint",
  ],
  ...["documentHighlight", "documentLink", "signatureHelp", "linkedEditingRange", "typeDefinition", "implementation"],
];
const notifications = ["didOpen", "didChange", "didClose", "didSave", "willSave"];
const numbers = [0, 1, 2, 5, 40, -1, 1.5, 2 ** 31, 1e300, null, "0"];
const texts = [
  "",
  "a 1;\n",
  "sfConfig extends { a 1; b a; }\n",
  "\u0000",
  "\ud800",
  "{".repeat(3000),
  '"',
  "/*",
  "é😀\r\n\r",
  "a b:c:d;",
];
const uris = ["a.sf", "b.sf", "nowhere.sf"];
const strange = [null, [], {}, "", "file:///%zz", "untitled:x", "http://host/a", 3];

const messagesPerInput = 30;

/** Random requests and notifications to a language server, right and wrong: it answers each request and reports no bug of its own. */
export function messages(): SlowPart {
  return slowPart({ name: "messages of editors", goal: 100_000 }, async (random) => {
    const root = mkdtempSync(join(tmpdir(), "cairn-messages-"));
    try {
      writeFileSync(join(root, "b.sf"), texts[2]!);
      return await session(root, random);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
}

async function session(root: string, random: Random) {
  const { client, exit } = clientOf(language, root);
  await client.initialize();
  const labels = new Set<string>();
  let isValid = false;
  const uri = () => (random.chance(90) ? client.uri(random.pick(uris)) : random.pick(strange));
  for (let count = 0; count < messagesPerInput; count++) {
    if (random.chance(40)) {
      client.notify(`textDocument/${random.pick(notifications)}`, paramsOf(random, uri()));
      continue;
    }
    const method = random.pick(methods);
    const answer = await client.request(`textDocument/${method}`, paramsOf(random, uri())).then(
      () => "result",
      (thrown: { code: number }) => `error ${thrown.code}`,
    );
    isValid ||= answer === "result";
    labels.add(answer);
  }
  await client.end();
  const status = await exit;
  const bug = client.log.find((line) => /bug of ours|failed unexpectedly/.test(line));
  const problem = bug === undefined ? (status === 0 ? undefined : `wrong: it ends with ${status}`) : `crash: ${bug}`;
  return { valid: isValid, labels, ...(problem === undefined ? {} : { problem }) };
}

function paramsOf(random: Random, uri: unknown): unknown {
  if (random.chance(2)) return random.pick(strange);
  const position = () => ({ line: random.pick(numbers), character: random.pick(numbers) });
  const range = () => ({ start: position(), end: position() });
  const text = random.pick(texts);
  const all = {
    textDocument: { uri, languageId: "any", version: random.pick(numbers), text },
    ...{ position: position(), positions: [position()], range: range(), context: { diagnostics: [], triggerKind: 1 } },
    ...{ contentChanges: [random.chance(50) ? { text } : { text, range: range() }], newName: random.pick(texts) },
    options: { tabSize: random.pick(numbers), insertSpaces: true },
  };
  const left = random.chance(10) ? random.pick(Object.keys(all)) : "";
  return Object.fromEntries(Object.entries(all).filter(([name]) => name !== left));
}
