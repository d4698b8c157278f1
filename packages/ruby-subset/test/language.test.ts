/**
 * The rules of the language, as Ruby programs that state them: a line `expression # => result` says what the expression
 * shows, or which exception it raises, after all lines above it. Real Ruby confirms the programs themselves.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { testIf } from "@cairn/testing";
import { Failure } from "@cairn/evaluation";
import { runRuby } from "./run-ruby.js";

const folder = `${import.meta.dirname}/language`;
const stated = /^(?<expression>.*\S) # => (?<result>.*)$/;

interface Statement {
  readonly line: number;
  readonly expression: string;
  readonly result: string;
}

function statementsOf(program: string): readonly Statement[] {
  return program.split("\n").flatMap((text, at) => {
    const { expression, result } = stated.exec(text)?.groups ?? {};
    return expression === undefined || result === undefined ? [] : [{ line: at + 1, expression, result }];
  });
}

/** The same program, whose value is what its lines show, one a line. */
function showing(program: string): string {
  const lines = program.split("\n").map((text) => {
    const expression = stated.exec(text)?.groups?.["expression"];
    if (expression === undefined) return text;
    const raised = '"#{raised__.class}: #{raised__.message}"';
    return `shown__ << begin (${expression}).inspect; rescue Exception => raised__; ${raised}; end`;
  });
  return ["shown__ = []", ...lines, 'shown__.map { |each__| each__.gsub("\\n", "\\\\n") }.join("\\n")'].join("\n");
}

/** Exceptions whose message depends on the version of Ruby are stated without it. */
function expected(results: readonly string[], shown: readonly string[]): readonly string[] {
  return results.map((result, at) => (shown[at]?.startsWith(`${result}: `) ? shown[at] : result));
}

function shownByRuby(program: string): readonly string[] {
  const words = ["-W0", "-E", "UTF-8", "--disable=error_highlight", "-e", `puts((${"\n"}${showing(program)}\n))`];
  const { status, stderr, stdout } = spawnSync("ruby", words, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout.trimEnd().split("\n");
}

const version = spawnSync("ruby", ["-e", "print RUBY_VERSION"], { encoding: "utf8" }).stdout ?? "";
const itWithRuby = testIf(/^3\.[123]\./.test(version), `no Ruby 3.1 to 3.3 here: ${version === "" ? "none" : version}`);

describe.each(readdirSync(folder))("%s", (name) => {
  const program = readFileSync(`${folder}/${name}`, "utf8");
  const statements = statementsOf(program);
  const results = statements.map(({ result }) => result);
  let shown: readonly string[] | undefined;

  it.each(statements)("line $line: $expression", ({ result, line }) => {
    shown ??= runRuby(showing(program)).split("\n");
    expect(shown).toHaveLength(statements.length);
    const at = statements.findIndex((each) => each.line === line);
    expect([shown[at]]).toEqual(expected([result], [shown[at]!]));
  });

  itWithRuby("is what Ruby itself shows", () => {
    const its = shownByRuby(program);
    expect(its).toEqual(expected(results, its));
  });
});

describe("the host", () => {
  const failing = () => {
    throw new Failure("evaluation", "no such file");
  };

  it("names the class of its functions' failures", () => {
    const program = "begin; require 'a'; rescue RuntimeError => error; [error.class, error.message]; end.inspect";
    expect(runRuby(program, { require: failing })).toBe('[RuntimeError, "no such file"]');
    expect(runRuby(program, { require: failing, failureClass: "FrozenError" })).toBe('[FrozenError, "no such file"]');
  });

  it("may keep a format whose key is missing", () => {
    expect(runRuby("'%{a} %{b}' % { a: 1 }", { keepsIncompleteFormats: true })).toBe("%{a} %{b}");
    expect(runRuby("'%{a} %{b}' % { a: 1, b: 2 }", { keepsIncompleteFormats: true })).toBe("1 2");
  });

  it("has what it refuses told by name, and no rescue", () => {
    expect(() => runRuby("begin; File.read('/etc/passwd'); rescue Exception; end")).toThrow(/File\.read/);
  });

  it.each(["+ 1", ">> 1", ".jd", ".next_day", ".inspect"])(
    "rejects `DateTime` %s, which needs the time of day",
    (rest) => {
      const program = `require 'date'; (DateTime.parse("2024-03-01T10:00:00Z")${rest}).to_s`;
      expect(() => runRuby(program)).toThrow(/DateTime#/);
    },
  );

  it("counts the work", () => {
    let steps = 0;
    runRuby("1000.times { |n| n + 1 }", { spend: (more) => void (steps += more) });
    expect(steps).toBeGreaterThan(1000);
  });
});
