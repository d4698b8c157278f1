import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Random } from "@cairn/testing/puppet";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { CallMaker } from "./calls.js";
import { OurPuppet, rubyFunctions, type Answer } from "./ours.js";

export interface OracleOptions {
  readonly modulePath: string;
  /** The folder of Puppet's library; the installed one without it. */
  readonly puppet?: string | undefined;
  readonly oracle: string;
  readonly calls: number;
  readonly seed: number;
  readonly only?: RegExp | undefined;
}

export interface Compared {
  readonly name: string;
  readonly module: string;
  readonly same: number;
  readonly refused: number;
  readonly differences: readonly {
    readonly call: string;
    readonly its: string;
    readonly ours: string;
    readonly note?: string;
  }[];
}

/** Compares what calls of modules' functions come to in Puppet and here. */
export function compareFunctions(options: OracleOptions): Compared[] {
  const random = new Random(options.seed);
  const maker = new CallMaker();
  const functions = rubyFunctions(options.modulePath).filter(({ name }) => options.only?.test(name) !== false);
  const calls = functions.map((each) => Array.from({ length: options.calls }, () => maker.make(each, random)));
  const answers = askPuppet(options, calls.flat());
  const ours = new OurPuppet(options.modulePath, rubyParser());
  let at = 0;
  return functions.map(({ module, name }, index) => {
    const differences: Compared["differences"][number][] = [];
    let [same, refused] = [0, 0];
    for (const call of calls[index]!) {
      const its = shown(answers[at++]!);
      const answer = ours.ask(call);
      const our = shown(answer);
      if (answer.code === "mupuppet/ruby-refused") refused++;
      if (alike(its, our)) same++;
      else differences.push({ call, its, ours: our, ...(answer.note && { note: answer.note }) });
    }
    return { name, module, same, refused, differences };
  });
}

function shown({ error, value }: Answer): string {
  return error === undefined ? String(value) : `! ${plain(error)}`;
}

function plain(message: string): string {
  return message
    .replace(/^Evaluation Error: /, "")
    .replace(/^Error while evaluating an? [A-Z][\w ]*, /, "")
    .replace(/^\d+: (?=unexpected token)/, "")
    .replace(/ \((?:file|line): [^()]*\)\s*$/, "")
    .replace(/\n+(?:Did you mean\?|\s.*\n\s*\^+)[\s\S]*$/, "")
    .replace(/#<(\w[\w:]*)(?::0x[0-9a-f]+)?[^>]*>/g, "#<$1>")
    .replace(/0x[0-9a-f]{8,}/g, "0x")
    .replace(/:\n\s*/, ": ")
    .replaceAll(/\n\s*/g, "; ")
    .replace(/\.$/, "");
}

function alike(its: string, ours: string): boolean {
  return its === ours;
}

function askPuppet({ oracle, modulePath, puppet }: OracleOptions, calls: readonly string[]): Answer[] {
  const folder = mkdtempSync(join(tmpdir(), "cairn-oracle-"));
  try {
    const library = puppet === undefined ? [] : ["-I", `${puppet}/usr/lib/ruby/vendor_ruby`];
    const input = calls.map((call) => `${JSON.stringify({ program: call, strict: true })}\n`).join("");
    const { stdout, stderr } = spawnSync("ruby", [...library, oracle, folder, "# no definitions", modulePath], {
      input,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    const answers = stdout.split("\n").filter((line) => /^\{"(?:value|error)"/.test(line));
    if (answers.length !== calls.length)
      throw new Error(`Puppet stopped after ${answers.length} of ${calls.length}: ${stderr}`);
    return answers.map((line) => JSON.parse(line) as Answer);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
