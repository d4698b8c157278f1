import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "@jest/globals";
import { expectGolden, testIf } from "@cairn/testing";
import { FakePuppetDb, type Contents } from "@cairn/testing/puppet";
import { partsOf, type PagePart } from "./workshop/parts.js";
import { whyNoWorkshop, Workshop } from "./workshop/workshop.js";

const root = join(import.meta.dirname, "../../..");
const guides = join(root, "docs/guides");
const addressOfPages = "http://localhost:8080";

/** Pages whose commands have tests of their own. */
const elsewhere: Readonly<Record<string, string>> = {
  "fleet.md": "packages/farm/test/guide.test.ts runs its commands",
  "from-puppetserver.md": "packages/mupuppet/test/serve/from-puppetserver.test.ts runs its commands",
  "server.md": "packages/mupuppet/test/serve/guide.test.ts runs its commands",
};

const pages = readdirSync(guides).filter((name) => name.endsWith(".md"));
const why = whyNoWorkshop();
const workshop = new Workshop();
afterEach(() => workshop.endAll());
afterAll(() => workshop.remove());

/** A PuppetDB that knows the nodes of the example's control repository. */
function contents(): Contents {
  const example = join(root, "examples/control-repo");
  const nodes = readFileSync(join(example, "nodes.txt"), "utf8").trim().split("\n");
  const names = nodes.map((line) => line.split(" ") as [name: string, facts: string]);
  const factsOf = (index: number) => {
    const [clientcert, file] = names[index]!;
    const [, role] = /^role: (.*)$/m.exec(readFileSync(join(example, file), "utf8"))!;
    return { clientcert, role, is_virtual: true, os: { family: "Debian" }, networking: { domain: "example.org" } };
  };
  return { count: names.length, nameOf: (index) => names[index]![0], factsOf };
}

/** A page with what its commands print. */
async function replay(page: string, parts: readonly PagePart[], database: string): Promise<string> {
  const folder = workshop.open(page);
  const run = async (script: string) => {
    workshop.prepare(script);
    const { printed, status } = await workshop.run(folder, script.replaceAll(addressOfPages, database));
    return { status, printed: printed.replaceAll(database, addressOfPages) };
  };
  let written = "";
  for (const part of parts) {
    if (part.kind === "file") workshop.write(folder, part.name, part.content);
    if (part.kind === "left-out") console.log(`${page}: a block isn't run: ${part.reason}`);
    if (part.kind === "commands") expect({ ...(await run(part.script)), of: part.script }).toMatchObject({ status: 0 });
    if (part.kind === "session") {
      let session = "";
      for (const { script, written: line } of part.commands) session += `${line}\n${(await run(script)).printed}`;
      written += `\`\`\`console\n${session}\`\`\``;
    } else written += part.text;
  }
  return written;
}

describe("every command of a guide does what the guide says", () => {
  for (const page of pages) {
    const isHere = testIf(why === undefined && elsewhere[page] === undefined, why ?? elsewhere[page] ?? "");
    isHere(
      page,
      async () => {
        const path = join(guides, page);
        const database = await FakePuppetDb.start(contents());
        try {
          const text = readFileSync(path, "utf8");
          expectGolden(path, await replay(page, partsOf(text), database.url));
        } finally {
          database.stop();
        }
      },
      // The first page that needs a command has it made.
      300_000,
    );
  }

  it("has no block of commands that the test doesn't see", () => {
    for (const page of pages) {
      const parts = partsOf(readFileSync(join(guides, page), "utf8"));
      const prose = parts.filter(({ kind }) => kind === "prose").map(({ text }) => text);
      expect([page, prose.join("").match(/^```(?:sh|console|shell|bash)$/gm)]).toEqual([page, null]);
    }
  });
});
