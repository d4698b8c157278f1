import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { ruby } from "../../src/emit/ruby/ruby.js";
import { emitInto } from "../conformance/emit-into.js";
import { one, type Given } from "../conformance/instance.js";
import { compileProgram, expectedOf } from "../conformance/interpreter.js";

const api = "/usr/lib/ruby/vendor_ruby/puppet/resource_api.rb";
const program = compileProgram({
  name: "lamps",
  text: readFileSync(join(import.meta.dirname, "lamps.pp"), "utf8"),
  instances: [],
});

interface Case {
  readonly type: "lamp" | "net_host";
  readonly title: string;
  readonly attributes: Readonly<Record<string, Given>>;
}

interface Answer {
  readonly accepted?: Readonly<Record<string, unknown>>;
  readonly out_of_sync?: readonly string[];
  readonly behaviours?: Readonly<Record<string, string | null>>;
  readonly refused?: string;
  readonly warnings: readonly string[];
}

const values: readonly Given[] = [
  "12",
  "101",
  "x",
  "E27",
  "red",
  "present",
  3n,
  101n,
  -1n,
  2.5,
  true,
  false,
  ["A", ""],
  ["A", "B"],
];
const attributes = ["ensure", "colour", "watts", "socket", "tags", "bright", "factor", "secret", "label"];

/** Each attribute with each value, a few together, and hosts. */
const cases: readonly Case[] = [
  ...attributes.flatMap((name) =>
    values.map((value, index): Case => {
      const given = name === "watts" ? { watts: value } : { watts: "5", [name]: value };
      return { type: "lamp", title: `${name}${index}`, attributes: given };
    }),
  ),
  { type: "lamp", title: "clash", attributes: { watts: "5", colour: "red", socket: "E99" } },
  { type: "lamp", title: "many", attributes: { watts: "101", tags: ["", "a"], socket: "x", bright: "yes" } },
  { type: "lamp", title: "long", attributes: { watts: "5", tags: ["a", "b", "c", "d"] } },
  { type: "lamp", title: "none", attributes: { colour: "red" } },
  { type: "net_host", title: "10.0.0.1", attributes: { alias_of: "x" } },
  { type: "net_host", title: "a.b", attributes: { alias_of: "x" } },
];

const names = { lamp: ["Lamp", "name"], net_host: ["Net::Host", "address"] } as const;

function askPuppet(): Answer[] {
  const folder = mkdtempSync(join(tmpdir(), "cairn-resource-"));
  emitInto(folder, ruby.emit(program.model, { name: "lamps", settings: {} }));
  const input = cases.map(
    (each) => `${JSON.stringify(each, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value))}\n`,
  );
  const oracle = join(import.meta.dirname, "resource-oracle.rb");
  const { status, stderr, stdout } = spawnSync("ruby", [oracle, join(folder, "lib")], {
    input: input.join(""),
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Answer);
}

/** The interpreter's result: the message, or the stored values (no feature of these types has a getter). */
function ours({ attributes: given, title, type }: Case): string | Record<string, unknown> {
  const [name, namevar] = names[type];
  const expected = expectedOf(program, one(name, { [namevar]: title, ...given }));
  if ("messages" in expected) return expected.messages.join("\n");
  const { $type: _, label: __, ...stored } = JSON.parse(expected.accepted) as Record<string, unknown>;
  return stored;
}

const runs = testIf(existsSync(api), "needs ruby-puppet-resource-api");

describe("types of resources for the Resource API", () => {
  it("report what resources can't have", () => {
    const { notCarried } = ruby.emit(program.model, { name: "lamps", settings: {} });
    expect(notCarried.map(({ what }) => what)).toEqual([
      "`provider` of the resource `Lamp`",
      "`shade` of the resource `Lamp`",
    ]);
  });

  runs("real Puppet accepts and refuses as the interpreter does, with its messages", () => {
    const answers = askPuppet();
    const differences = cases.flatMap((each, index) => {
      const { accepted, refused } = answers[index]!;
      const [own, theirs] = [ours(each), refused ?? accepted];
      return JSON.stringify(sorted(own)) === JSON.stringify(sorted(theirs!)) ? [] : [{ each, own, theirs }];
    });
    expect(differences).toEqual([]);
    expect(answers.filter(({ refused }) => refused !== undefined).length).toBeGreaterThan(90);
    expect(answers.filter(({ accepted }) => accepted).length).toBeGreaterThan(30);
    // What was set is idempotent afterwards, whatever `set` would make of it a second time; Puppet has nothing to warn
    // of.
    expect(answers.flatMap((each) => each.out_of_sync ?? [])).toEqual([]);
    expect(answers.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  runs("attributes behave as the types say", () => {
    const { behaviours } = askPuppet().find(({ accepted }) => accepted)!;
    expect(behaviours).toMatchObject({ name: "namevar", label: "read_only", secret: "parameter", watts: null });
  });
});

function sorted(value: string | Readonly<Record<string, unknown>>): unknown {
  return typeof value === "string" ? value : Object.entries(value).sort(([one_], [other]) => (one_ < other ? -1 : 1));
}
