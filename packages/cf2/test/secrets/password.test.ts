import { describe, expect, it } from "@jest/globals";
import { accountFor, Databases, findPassword, type PasswordSources } from "../../src/secrets/index.js";
import { typeKeys, type TypedLine } from "../../src/cli/secrets/typed-line.js";
import { password, readDatabase, reveal } from "./helpers.js";

const everySource: PasswordSources = {
  file: { path: "pw.txt", read: async () => ({ password: "from the file" }) },
  variable: "from the variable",
  keychain: async (service, account) => ({ password: `${service}/${account}` }),
  terminal: async (question) => ({ password: question }),
};

const find = (sources: PasswordSources) => findPassword("/etc/site/mydb.kdbx", "mydb.kdbx", sources);

describe("the password of a database", () => {
  it("comes from what was named for this run, then the keychain, then the terminal", async () => {
    const { file, keychain, terminal, variable } = everySource;
    expect((await find(everySource)).value).toEqual({ text: "from the file", from: "the password in `pw.txt`" });
    expect((await find({ variable, keychain, terminal })).value?.text).toBe("from the variable");
    expect((await find({ variable: "", keychain, terminal })).value?.text).toBe("cf2.keepassx/mydb");
    expect((await find({ keychain: async () => ({}), terminal })).value?.text).toBe("Password of mydb.kdbx: ");
    expect((await find({ file, keychain })).value?.text).toBe("from the file");
  });

  it("isn't looked for elsewhere when the named file has none", async () => {
    const file = { path: "pw.txt", read: async () => ({ failed: "`pw.txt` is empty" }) };
    const { problem } = await find({ ...everySource, file });
    expect(problem?.problem).toBe(
      "the database `mydb.kdbx` is locked, and there is no password for it; `pw.txt` is empty",
    );
  });

  it("is missing if no source has it, and the help says where to put it", async () => {
    const { problem } = await find({});
    expect(problem?.kind).toBe("no-password");
    expect(problem?.problem).toBe("the database `mydb.kdbx` is locked, and there is no password for it");
    expect(problem?.instead).toMatch(/`-P`.*`CF2_KDBX_PASSWORD`.*`--kdbx-password-file`.*keychain/);
  });

  it("is kept under the name of the database without folder and extension", () => {
    const accounts = ["mydb.kdbx", "/a/b.c/my.db.KDBX", "C:\\site\\mydb.kdbx", "./mydb"].map(accountFor);
    expect(accounts).toEqual(["mydb", "my.db", "mydb", "mydb"]);
  });
});

describe("the databases of a run", () => {
  it("are opened at most once each, one after the other, and only when they are needed", async () => {
    const questions: string[] = [];
    let isAsking = false;
    const terminal = async (question: string) => {
      expect(isAsking).toBe(false);
      isAsking = true;
      questions.push(question);
      await new Promise((resolve) => setTimeout(resolve, 5));
      isAsking = false;
      return { password };
    };
    const databases = new Databases({ terminal });
    expect(questions).toEqual([]);
    const opened = await Promise.all(
      ["a.kdbx", "b.kdbx", "a.kdbx"].map((name) => databases.open(`/${name}`, readDatabase("aes-4.kdbx"), name)),
    );
    expect(questions).toEqual(["Password of a.kdbx: ", "Password of b.kdbx: "]);
    expect(opened[0]).toBe(opened[2]);
    expect(Object.keys(reveal(opened[1]!.value!) as object)).toContain("mail");
  });
});

describe("a line typed without echo", () => {
  const typed = (...chunks: string[]): TypedLine =>
    chunks.reduce<TypedLine>((line, keys) => (line.end ? line : typeKeys(line, keys)), { text: "", end: undefined });

  it.each([
    [["open sesame\r"], "open sesame", "entered"],
    [["o", "p", "n", "\u007f", "en", "\n"], "open", "entered"],
    [["a🔑\u007fb\n"], "ab", "entered"],
    [["wrong\u0015right\r"], "right", "entered"],
    [["a\u001b[Db\u001bOA\t\r"], "ab", "entered"],
    [["abc\u0003"], "abc", "interrupted"],
    [["\u0004"], "", "given-up"],
    [["abc\u0004"], "abc", "entered"],
    [["\r"], "", "entered"],
    [["abc"], "abc", undefined],
  ])("%j", (chunks, text, end) => {
    expect(typed(...chunks)).toEqual({ text, end });
  });
});
