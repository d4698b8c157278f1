import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { codeBlocks, programsOf, systemsOf } from "../exam/extract.mjs";
import { checkedOut, linkModules, modulesIn } from "../exam/layout.mjs";
import { shrink } from "../exam/shrink.mjs";
import { summary, tableOf } from "../exam/table.mjs";
import { capture } from "../shared/command.mjs";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "cairn-exam-test-")));
afterAll(() => rmSync(folder, { recursive: true }));

const systems = new Map([
  ["debian-12", { os: { name: "Debian", release: { major: "12" } } }],
  ["redhat-9", { os: { name: "RedHat", release: { major: "9" } } }],
]);

function write(path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe("programs of a module", () => {
  it("takes the main class on each supported system, the examples and the code in the documentation", () => {
    const support = [{ operatingsystem: "RedHat", operatingsystemrelease: ["8", "9"] }, { operatingsystem: "Debian" }];
    write("a/metadata.json", JSON.stringify({ name: "me-web", operatingsystem_support: support }));
    write("a/manifests/init.pp", "class web {}\n");
    write("a/examples/deep/one.pp", "include web\n");
    write("a/README.md", "# Web\n\n```puppet\nweb::site { 'x': }\n```\n\n```sh\nls\n```\n");
    const programs = programsOf(modulesIn(join(folder, "a"))[0], systems);
    expect(programs.map(({ from, system, text }) => [from, system, text])).toEqual([
      ["main class", "debian-12", "include web\n"],
      ["main class", "redhat-9", "include web\n"],
      [join("examples", "deep", "one.pp"), "debian-12", "include web\n"],
      ["README.md", "debian-12", "web::site { 'x': }\n"],
    ]);
  });

  it("takes each code block once, without its indentation", () => {
    expect(codeBlocks("- x\n\n  ~~~ puppet\n  a\n    b\n  ~~~\n\n```Puppet\na\n  b\n```\n```ruby\nc\n```\n")).toEqual([
      "a\n  b\n",
    ]);
  });

  it("uses the first system for modules that support none of them", () => {
    const support = [{ operatingsystem: "RedHat", operatingsystemrelease: ["7"] }];
    expect(systemsOf({ operatingsystem_support: support }, systems)).toEqual(["debian-12"]);
    expect(systemsOf({ operatingsystem_support: "all" }, systems)).toEqual(["debian-12"]);
  });
});

describe("folders of modules", () => {
  it("finds the modules of a control repository", () => {
    write("control/site-modules/role/manifests/web.pp", "class role::web {}\n");
    write("control/modules/own/functions/f.pp", "function own::f() { 1 }\n");
    write("control/site-modules/notes/todo.txt", "");
    expect(modulesIn(join(folder, "control")).map(({ name }) => name)).toEqual(["own", "role"]);
  });

  it("takes the names of Debian's packages from metadata.json", () => {
    write("packages/me-web-core/metadata.json", JSON.stringify({ name: "me-web_core" }));
    write("packages/me-web-core/lib/puppet/type/web.rb", "");
    const core = { name: "web_core", folder: join(folder, "packages/me-web-core") };
    expect(modulesIn(join(folder, "packages"))).toEqual([core]);
  });

  it("unpacks the newest commit of a bare git directory", () => {
    write("work/metadata.json", JSON.stringify({ name: "me/bare" }));
    const [work, bare] = ["work", "bare.git"].map((name) => join(folder, name));
    const identity = ["-c", "user.name=x", "-c", "user.email=x@example.org"];
    for (const words of [
      ["init", "-q", work],
      ["-C", work, "add", "."],
      ["-C", work, ...identity, "commit", "-qm", "one"],
      ["clone", "-q", "--bare", work, bare],
    ]) {
      expect(capture("git", words).status).toBe(0);
    }
    expect(modulesIn(checkedOut(bare, folder)).map(({ name }) => name)).toEqual(["bare"]);
  });

  it("links the first module of a name", () => {
    const modules = ["a", "control/modules/own"].map((path) => ({ name: "web", folder: join(folder, path) }));
    expect(linkModules(modules, join(folder, "linked"))).toEqual([{ name: "web", folder: join(folder, "linked/web") }]);
  });
});

it("shrinks a program to the lines that keep its property", async () => {
  const text = Array.from({ length: 20 }, (_, index) => `line ${index}`).join("\n");
  const keeps = (shorter) => Promise.resolve(shorter.includes("line 7\n") && shorter.includes("line 13"));
  expect(await shrink(text, keeps)).toBe("line 7\nline 13");
});

it("compares an exam with an earlier one", () => {
  const program = (text) => ({ program: { text } });
  const before = summary([{ kind: "silent", reason: "a", ...program("long") }], { seed: "1", puppet: "8" });
  const now = summary(
    [
      { kind: "same", ...program("") },
      { kind: "ours", reason: "b", ...program("x") },
    ],
    { seed: "1", puppet: "8" },
  );
  const table = tableOf(now, before);
  expect(table).toMatch(/^ +0 +1 {2}same catalog/m);
  expect(table).toMatch(/^ +1 +0 {2}silent/m);
  expect(table).toContain("new   ours: b");
  expect(table).toContain("gone  silent: a");
});
