import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { testIf } from "@cairn/testing";
import { canMount, SmallDisk } from "@cairn/testing/faults";
import { RealCommand } from "./fleet/command.js";

const command = new RealCommand();
afterAll(() => command.remove());

const messy = "file{'/a':\nensure=>present}\n".repeat(1500);
const many = Array.from({ length: 400 }, (_, index) => `notify { 'n${index}': }\n`).join("");

/** Runs the command in a shell that first sets a limit. */
function limited(limit: string, cwd: string, ...words: string[]) {
  const run = `${limit}; exec "$0" "$@"`;
  const options = { cwd, env: command.environment, encoding: "utf8", timeout: 100_000 } as const;
  const { signal, status, stderr, stdout } = spawnSync(
    "sh",
    ["-c", run, process.execPath, command.program, ...words],
    options,
  );
  return { ended: signal ?? status, output: stdout + stderr };
}

/** All files but what fills the disk. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((each) => each.isFile() && each.name !== ".filler");
  return Object.fromEntries(files.map(({ name, parentPath }) => [name, readFileSync(`${parentPath}/${name}`, "utf8")]));
}

const commands: Readonly<Record<string, readonly string[]>> = {
  "fmt a.pp b.pp": ["fmt", "a.pp", "b.pp"],
  "compile -o": ["compile", "site.pp", "-o", "catalog.json"],
  "compile --nodes -o": ["compile", "site.pp", "--nodes", "nodes.txt", "-o", "catalogs"],
};

function prepare(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = { "a.pp": messy, "b.pp": messy, "site.pp": many, "catalog.json": "before", "nodes.txt": "n1\nn2\n" };
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
}

/** The allowed contents of each file afterwards: unchanged, or complete. */
function whole(folder: string): Readonly<Record<string, ReadonlySet<string>>> {
  const before = filesIn(folder);
  return Object.fromEntries(Object.entries(before).map(([name, text]) => [name, new Set([text])]));
}

function expectWhole(folder: string, before: ReturnType<typeof whole>, after: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(filesIn(folder))) {
    if (name.startsWith(".mupuppet-nodes")) continue;
    const allowed = [...(before[name] ?? []), ...(after[name] === undefined ? [] : [after[name]])];
    expect([name, allowed.some((each) => withoutIdentity(each) === withoutIdentity(text))]).toEqual([name, true]);
  }
}

/** A catalog without what differs from run to run. */
function withoutIdentity(text: string): string {
  return text.replace(/"(?:version|catalog_uuid)":\s*[^,]+,?/g, "");
}

describe.each(Object.entries(commands))("%s", (_name, words) => {
  let after: Record<string, string>;
  beforeAll(() => {
    const folder = `${command.folder}/unlimited`;
    prepare(folder);
    expect(limited(":", folder, ...words)).toMatchObject({ ended: 0 });
    after = filesIn(folder);
  });

  testIf(canMount, "the user may not mount a disk")(
    "leaves each file as it was or complete on a full disk, and works again when there is space",
    () => {
      const disk = new SmallDisk(1024);
      try {
        const folder = disk.at("work");
        const endings = new Set<unknown>();
        for (const pages of [0, 1, 5, 12, 20]) {
          prepare(folder);
          const before = whole(folder);
          disk.fill(pages);
          const { ended, output } = limited(":", folder, ...words);
          endings.add(ended);
          if (ended !== 0)
            expect([pages, output]).toEqual([pages, expect.stringMatching(/no space is left on the disk/)]);
          expectWhole(folder, before, after);
          disk.free();
          expect(limited(":", folder, ...words)).toMatchObject({ ended: 0 });
        }
        expect(endings).toContain(1);
      } finally {
        disk.remove();
      }
    },
    120_000,
  );

  testIf(process.platform !== "win32", "limits of a shell are POSIX's")(
    "leaves each file as it was or complete if it may write only small files",
    () => {
      const folder = `${command.folder}/small`;
      prepare(folder);
      const before = whole(folder);
      // In blocks of 512 bytes. The signal ends the process in the middle of a file.
      expect(limited("ulimit -f 16", folder, ...words).ended).not.toBe(0);
      expectWhole(folder, before, after);
      expect(limited(":", folder, ...words)).toMatchObject({ ended: 0 });
    },
    60_000,
  );
});
