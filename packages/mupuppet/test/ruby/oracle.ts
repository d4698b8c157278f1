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
  /** Calls that Puppet does not end; after two of them no more are asked, and the rest count too. */
  readonly endless: number;
  readonly differences: readonly {
    readonly call: string;
    readonly its: string;
    readonly ours: string;
    readonly note?: string;
  }[];
}

/** How many functions one process of Puppet is asked about: it takes longer to start than to answer. */
const functionsAtOnce = 8;

/** Compares what calls of modules' functions come to in Puppet and here, function by function. */
export function* compareFunctions(options: OracleOptions): Generator<Compared> {
  const random = new Random(options.seed);
  const maker = new CallMaker();
  const functions = rubyFunctions(options.modulePath).filter(({ name }) => options.only?.test(name) !== false);
  const calls = functions.map((each) => Array.from({ length: options.calls }, () => maker.make(each, random)));
  const ours = new OurPuppet(options.modulePath, rubyParser());
  let answers: Answer[] = [];
  for (const [index, { module, name }] of functions.entries()) {
    if (index % functionsAtOnce === 0)
      answers = answersUntilKilled(options, calls.slice(index, index + functionsAtOnce).flat());
    const its = answers.splice(0, options.calls);
    const all = its.length === options.calls ? its : askPuppet(options, calls[index]!);
    yield { name, module, ...compareCalls(calls[index]!, all, ours) };
  }
}

function compareCalls(
  calls: readonly string[],
  answers: readonly (Answer | undefined)[],
  ours: OurPuppet,
): Omit<Compared, "name" | "module"> {
  const differences: Compared["differences"][number][] = [];
  let [same, refused, endless] = [0, 0, 0];
  for (const [index, call] of calls.entries()) {
    const answer = answers[index];
    const its = answer && shown(answer);
    const our = ourAnswer(ours, call);
    if (our.code === "mupuppet/ruby-refused") refused++;
    if (its === undefined) endless++;
    else if (its === shown(our)) same++;
    else differences.push({ call, its, ours: shown(our), ...(our.note && { note: our.note }) });
  }
  return { same, refused, endless, differences };
}

/** What we throw is a difference, and the rest is compared all the same. */
function ourAnswer(ours: OurPuppet, call: string): Answer {
  try {
    return ours.ask(call);
  } catch (error) {
    return { error: `thrown: ${String(error)}` };
  }
}

function shown({ error, value }: Answer): string {
  return error === undefined ? String(value) : `! ${plain(error)}`;
}

function plain(message: string): string {
  return withoutAddresses(message)
    .replace(/^Evaluation Error: /, "")
    .replace(/^Error while evaluating an? [A-Z][\w ]*, /, "")
    .replace(/^\d+: (?=unexpected token)/, "")
    .replace(/ \((?:file|line): [^()]*\)\s*$/, "")
    .replace(/\n+(?:Did you mean\?|\s.*\n\s*\^+)[\s\S]*$/, "")
    .replace(/:\n\s*/, ": ")
    .replaceAll(/\n\s*/g, "; ")
    .replace(/\.$/, "")
    .replace(/^the program failed here without a message$/, "");
}

/** Objects are shown by their classes, the innermost first: where they are in memory, and what they hold, differs. */
function withoutAddresses(message: string): string {
  let [before, shown] = ["", message];
  while (shown !== before) {
    before = shown;
    shown = shown.replace(/#<(\w+(?:::\w+)*)(?::0x[0-9a-f]+)?(?:[ :][^<>]*)?>/g, "#‹$1›");
  }
  return shown.replace(/0x[0-9a-f]{8,}/g, "0x");
}

const mostEndless = 2;
const secondsInAll = 120;

/** Puppet's answers to calls in their order; undefined for one that takes so long that Puppet had to be killed. */
function askPuppet(options: OracleOptions, calls: readonly string[]): (Answer | undefined)[] {
  const answers: (Answer | undefined)[] = [];
  for (let endless = 0; answers.length < calls.length && endless < mostEndless; endless++) {
    answers.push(...answersUntilKilled(options, calls.slice(answers.length)));
    if (answers.length < calls.length) answers.push(undefined);
  }
  return answers;
}

function answersUntilKilled({ oracle, modulePath, puppet }: OracleOptions, calls: readonly string[]): Answer[] {
  const folder = mkdtempSync(join(tmpdir(), "cairn-oracle-"));
  try {
    const library = puppet === undefined ? [] : ["-I", `${puppet}/usr/lib/ruby/vendor_ruby`];
    const input = calls.map((call) => `${JSON.stringify({ program: call, strict: true })}\n`).join("");
    const words = [...library, oracle, folder, "# no definitions", modulePath];
    const limits = { timeout: secondsInAll * 1000, killSignal: "SIGKILL", maxBuffer: 1 << 28 } as const;
    const { signal, stderr, stdout } = spawnSync("ruby", words, { input, encoding: "utf8", ...limits });
    const lines = stdout.split("\n").filter((line) => /^\{"(?:value|error)".*\}$/.test(line));
    if (lines.length !== calls.length && signal !== "SIGKILL")
      throw new Error(`Puppet stopped after ${lines.length} of ${calls.length}: ${stderr}`);
    return lines.map((line) => JSON.parse(line) as Answer);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
