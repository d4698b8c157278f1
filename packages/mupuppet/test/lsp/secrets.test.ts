import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect } from "@jest/globals";
import { clientOf } from "@cairn/language-server/testing";
import { language } from "../../src/cli/language.js";
import { EyamlKeys, whereOpenssl } from "../hiera/eyaml-keys.js";

const keys = new EyamlKeys();
const root = mkdtempSync(join(tmpdir(), "mupuppet-secrets-"));
afterAll(() => {
  keys.delete();
  rmSync(root, { recursive: true });
});

const name = "modules/db/manifests/init.pp";
const code = `class db(String $password, Sensitive[String] $token, String $port) {
  $line = "password=\${password}"
  $looked = lookup('db::password')
  file { '/etc/db.conf': content => $line, mode => $port }
  file { '/etc/token': content => $token }
  notify { 'looked': message => $looked }
  notify { 'token': message => $token.unwrap }
  notify { 'port': message => $port }
}
`;

/** An environment with a secret that eyaml encrypts, and one that \`convert_to\` marks. */
function writeEnvironment(): Readonly<Record<string, string>> {
  const { certificate, key } = keys.create("lsp");
  const cipher = `ENC[PKCS7,${keys.encrypt("canary-of-eyaml", "lsp")}]`;
  const files: Readonly<Record<string, string>> = {
    [name]: code,
    "manifests/site.pp": "node default { include db }\n",
    "hiera.yaml": "version: 5\nhierarchy:\n  - {name: a, lookup_key: eyaml_lookup_key, path: a.eyaml}\n",
    "data/a.eyaml":
      `db::password: '${cipher}'\ndb::token: canary-of-convert\ndb::port: '0640'\n` +
      "lookup_options:\n  db::token: {convert_to: Sensitive}\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { environment: ".", eyamlPrivateKey: key, eyamlPublicKey: certificate };
}

/** Places of the manifest at which an editor may ask: the beginnings of all words. */
function placesOf(text: string): { readonly line: number; readonly character: number }[] {
  return text
    .split("\n")
    .flatMap((line, index) => [...line.matchAll(/\w+/g)].map((match) => ({ line: index, character: match.index + 1 })));
}

whereOpenssl(
  "no answer of the language server contains a secret",
  async () => {
    const settings = { inlayHints: true, mupuppet: writeEnvironment() };
    const { client, exit } = clientOf(language, root, settings);
    await client.initialize();
    const answers: unknown[] = [await client.open(name, code)];
    const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const hints = await client.of("inlayHint", name, { range: whole });
    answers.push(hints, await client.of("codeLens", name), await client.of("documentSymbol", name));
    for (const { character, line } of placesOf(code)) {
      for (const method of ["hover", "completion", "definition", "documentHighlight", "signatureHelp"])
        answers.push(await client.at(method, name, line, character));
      const range = { start: { line, character }, end: { line, character } };
      const context = { diagnostics: [], only: ["source.explain.cairn"] };
      const actions = await client.of<{ command?: { command: string; arguments: unknown[] } }[]>("codeAction", name, {
        range,
        context,
      });
      for (const { command } of actions ?? [])
        if (command) answers.push(await client.request("workspace/executeCommand", command));
    }
    const all = JSON.stringify(answers);
    await client.end();
    expect(await exit).toBe(0);
    expect(all).not.toContain("canary");
    // Values that aren't secret are shown: the node was compiled, with the decrypted data.
    expect(JSON.stringify(hints)).toContain("0640");
    expect(all).toContain("Sensitive [value redacted]");
    const left = readdirSync(root, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const kept = left.filter((each) => readFileSync(join(each.parentPath, each.name), "utf8").includes("canary"));
    expect(kept.map((each) => each.name)).toEqual(["a.eyaml"]);
  },
  120_000,
);
