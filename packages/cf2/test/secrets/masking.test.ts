import { describe, expect, it } from "@jest/globals";
import { createSource, render } from "@cairn/diagnostics";
import { renderExplanation } from "@cairn/store";
import { compileLater, customFunction, explain, print, type CompileOptions, type DatabaseReader } from "../inside.js";
import { databaseReader } from "../../src/node/database-reader.js";
import { password, readDatabase } from "./helpers.js";

/** The password of the entry `mail` in the group `Data bases`, and a part that would betray it. */
const secret = "another";

const files: NonNullable<CompileOptions["files"]> = {
  read: (path) => (path === "db.kdbx" ? { bytes: readDatabase("aes-4.kdbx") } : { problem: "no such file" }),
  resolve: (_from, path) => path,
};

async function run(text: string, more: CompileOptions = {}) {
  const traced: string[] = [];
  const databases = databaseReader({ variable: password });
  const source = createSource(
    "in.cf2",
    `private Db => import(db)\nprivate Pw => $Db.Data★bases.mail.Password\n${text}`,
  );
  const options = { files, databases, trace: (line: string) => traced.push(line), ...more };
  const { value, diagnostics } = await compileLater(source, options);
  const said = render(diagnostics, { format: "plain", color: false, width: 80, language: "cf2", version: "1" });
  return {
    value,
    said: said + JSON.stringify(diagnostics.map(({ message, notes, help }) => [message, notes, help])),
    trace: traced.join("\n"),
  };
}

/** Functions of somebody else, which get the secret in the clear. */
const functions: Readonly<Record<string, object>> = {
  reverse: { prototype: ["LITERAL"], evaluate: (text: string) => [...text].reverse().join("") },
  wrap: { prototype: ["BLOCK"], evaluate: (block: Map<string, string>) => [...block.values()] },
  complain: {
    prototype: ["LITERAL"],
    evaluate: (text: string) => {
      throw new Error(`no good: ${text}`);
    },
  },
};
const findFunction = (name: string) => (functions[name] ? customFunction(name, functions[name]) : undefined);

describe("a value of a database", () => {
  it("is in the output, whatever was made of it", async () => {
    const { value } = await run(
      "A => $Pw\nB => 'x' ++ $Pw ++ 1\nC => upcase($Pw)\nD => join('-', [$Pw, b])\nE => max([$Pw, a])\nF => $Pw == 'another'\n" +
        "G => typeof($Pw)\nH => if ($Pw != '') then [$Pw] else []\nI => reverse($Pw)",
      { findFunction },
    );
    const printed = JSON.parse([...print(value!, "json", 0).value!].join("")) as unknown;
    const sources = {
      A: secret,
      B: "xanother1",
      C: "ANOTHER",
      D: "another-b",
      E: secret,
      F: true,
      G: "literal",
      H: [secret],
      I: "rehtona",
    };
    expect(printed).toEqual(sources);
    for (const format of ["cf2", "yaml", "toml"] as const)
      expect([...print(value!, format, 0).value!].join("")).toContain("another-b");
  });

  it("is masked in traces, whatever was made of it", async () => {
    const { trace } = await run("A => 'x' ++ $Pw\nB => [upcase($Pw)]\nC => join($Pw, [a, b])\nD => reverse($Pw)", {
      findFunction,
    });
    expect(trace).toContain("(secret)");
    expect(trace).not.toMatch(/another|rehtona/i);
  });

  it("is masked in explanations", async () => {
    const { value } = await run("A => 'x' ++ $Pw\nL => [$Pw]\nR => wrap($Db.mail)", { findFunction });
    for (const path of ["A", "L", "L.0", "R", "Pw", "Db", "Db.Data★bases.mail.Password"]) {
      const { value: explanation } = explain(value!, path);
      const shown = renderExplanation(explanation!, "text") + renderExplanation(explanation!, "json");
      expect([path, shown]).toEqual([path, expect.not.stringMatching(/another|sesame|secret\\\\|postmaster/)]);
    }
  });

  it.each([
    "A => $Pw + 1",
    "A => $Pw && true",
    "A => -$Pw",
    "A => $Pw.x",
    "A => $Db.($Pw)",
    "A => [1, 2].($Pw)",
    "A => import($Pw)",
    "A => import(f, $Pw)",
    "A => import(f, [$Pw])",
    "A => if ($Pw) then 1",
    "A => fail('the password is ' ++ $Pw)",
    "A => 1 < $Pw\nB => warn($Pw)\nC => 1 / 0",
    "A => max([$Pw, 1])",
    "A => sum([$Pw])",
    "A => $Pw\nA => other",
    "A => $Pw\nA ~> $Db",
    "A => complain($Pw)",
    "A => upcase($Pw, 1)",
  ])("is masked in the diagnostics of %j", async (text) => {
    const { said } = await run(text, { findFunction });
    expect(said).toMatch(/error/);
    expect(said).not.toContain(secret);
  });
});

describe("a database that isn't needed", () => {
  it("isn't opened", async () => {
    const never: DatabaseReader = {
      open: () => {
        throw new Error("it was opened");
      },
    };
    const source = createSource("in.cf2", "private Db => import(db)\nA => if (false) then $Db.mail.Password else 1\n");
    const { value } = await compileLater(source, { files, databases: never });
    expect([...print(value!, "cf2", 0).value!].join("")).toBe("A => 1\n");
  });

  it("is opened once, however often it is imported", async () => {
    let count = 0;
    const reader = databaseReader({ variable: password });
    const counting: DatabaseReader = { open: (database) => (count++, reader.open(database)) };
    const { value } = await run("A => import(db)\nB => import('db.kdbx').mail.Title", { databases: counting });
    expect([...print(value!, "json", 0).value!].join("")).toContain('"B": "mail"');
    expect(count).toBe(1);
  });
});

describe("an entry whose title is a reserved word", () => {
  const databases: DatabaseReader = { open: () => ({ value: new Map([["true", new Map([["Password", "x"]])]]) }) };
  const compiled = (text: string) => compileLater(createSource("in.cf2", text), { files, databases });

  it("can be selected by its title in quotes, and printed where names may be anything", async () => {
    const { value } = await compiled("private Db => import(db)\nA => $Db.('true').Password\n");
    expect([...print(value!, "cf2", 0).value!].join("")).toBe("A => x\n");
    const { value: whole } = await compiled("Db => import(db)\n");
    expect(JSON.parse([...print(whole!, "json", 0).value!].join(""))).toEqual({ Db: { true: { Password: "x" } } });
  });

  it("is rejected in CF2's own notation, which would not compile", async () => {
    const { value } = await compiled("Db => import(db)\n");
    const { diagnostics, value: printed } = print(value!, "cf2", 0);
    expect(printed).toBeUndefined();
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ["cf2/cannot-hold", "CF2 cannot represent `Db.true`: `true` is a reserved word"],
    ]);
  });
});
