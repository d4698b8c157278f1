import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import type { SecretBlock } from "../../src/secrets/index.js";
import { open, password, readDatabase, reveal } from "./helpers.js";

const everyFile = readdirSync(join(import.meta.dirname, "databases")).filter((name) => name.endsWith(".kdbx"));
const fullFiles = everyFile.filter((name) => !name.startsWith("twins"));

const entry = (title: string, fields: object) => ({
  Notes: "",
  Password: "",
  Title: title,
  URL: "",
  UserName: "",
  ...fields,
});

/** The contents of every full database, whichever program wrote it. */
function expectedContents(notes: string) {
  return {
    mail: entry("mail", {
      Notes: notes,
      Password: "it's <a> \\secret\\ & ünïcödé 🔑",
      URL: "https://mail.example.org/",
      UserName: "postmaster",
    }),
    "★nd★key★ring": entry("2nd key-ring", { "API★key": "k-1", Area: "a", Zone: "b" }),
    "Data★bases": { mail: entry("mail", { Password: "another" }) },
  };
}

describe("a database", () => {
  it.each(fullFiles)("%s is read with everything in it", async (file) => {
    const { problem, value } = await open(readDatabase(file));
    expect(problem).toBeUndefined();
    const { added, ...contents } = reveal(value!) as Record<string, unknown>;
    expect(contents).toEqual(
      expectedContents(file === "keepassxc-3.kdbx" ? "first line\nsecond line" : "first line\nsecond\tline"),
    );
    const byKeePassXC = /^keepassxc-.*-4/.test(file)
      ? entry("added", { Password: "beep", UserName: "robot" })
      : undefined;
    expect(added).toEqual(byKeePassXC);
  });

  it("keeps the order of the manual: entries, groups; Notes to UserName, then the user's own fields", async () => {
    const { value } = await open(readDatabase("aes-4.kdbx"));
    expect([...value!.members.keys()]).toEqual(["mail", "★nd★key★ring", "Data★bases"]);
    const ring = value!.members.get("★nd★key★ring") as SecretBlock;
    expect([...ring.members.keys()]).toEqual([
      "Notes",
      "Password",
      "Title",
      "URL",
      "UserName",
      "API★key",
      "Area",
      "Zone",
    ]);
  });

  it("leaves out the recycle bin, although its name is that of an entry", async () => {
    const { value } = await open(readDatabase("aes-3.kdbx"));
    expect(JSON.stringify(reveal(value!))).not.toContain("deleted");
  });

  it("is opened by kdbxweb itself to the same values", async () => {
    const library = (await import("kdbxweb")).default;
    const credentials = new library.Credentials(library.ProtectedValue.fromString(password));
    const database = await library.Kdbx.load(new Uint8Array(readDatabase("aes-4.kdbx")).buffer, credentials);
    const [first] = database.getDefaultGroup().entries;
    const field = first!.fields.get("Password") as InstanceType<typeof library.ProtectedValue>;
    expect(field.getText()).toBe(expectedContents("").mail.Password);
  });
});

describe("a database that can't be imported", () => {
  it.each([
    ["twins-entries.kdbx", "the entry `a` and the entry `a` in one block both become the resource `a`"],
    ["twins-stars.kdbx", "the entry `a-b` and the entry `a b` in one block both become the resource `a★b`"],
    ["twins-group.kdbx", "the entry `web` and the group `web` in one block both become the resource `web`"],
    ["twins-fields.kdbx", "the field `k 1` and the field `k-1` in one block both become the resource `k★1`"],
  ])("%s names both of its twins", async (file, sentence) => {
    const { problem } = await open(readDatabase(file));
    expect(problem).toMatchObject({
      kind: "duplicate",
      problem: `cannot import the database \`db.kdbx\`: ${sentence}`,
    });
  });

  it.each(fullFiles)("%s distinguishes a wrong password from damage", async (file) => {
    const { problem } = await open(readDatabase(file), "open barley");
    expect(problem?.kind).toBe("wrong-password");
    expect(problem?.problem).toBe("the password of the test does not open the database `db.kdbx`");
    expect(problem?.instead).toMatch(/`-P`.*`CF2_KDBX_PASSWORD`/);
  });

  it("is not a database, or one of KeePass 1", async () => {
    for (const text of ["", "X => 1\n", "<?xml version='1.0'?>"])
      expect((await open(new TextEncoder().encode(text))).problem?.kind).toBe("not-a-database");
    const old = readFileSync(join(import.meta.dirname, "databases/aes-3.kdbx"));
    old[4] = 0x65;
    expect((await open(old)).problem?.problem).toContain("KeePass 1");
  });
});
