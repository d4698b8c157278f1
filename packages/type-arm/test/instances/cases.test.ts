import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { evaluate } from "./evaluate.js";

interface ExpectedInstance {
  readonly new: string;
  readonly outcome: "ok" | "error";
  readonly object?: Record<string, unknown>;
  readonly messages?: readonly string[];
  readonly mentions?: readonly string[];
}

const folder = join(import.meta.dirname, "..", "..", "..", "..", "..", "shared", "cases", "type-arm");
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".expect.json")) : [];

/** Empty lists may be left out. */
function withoutEmpty(object: unknown): unknown {
  if (Array.isArray(object)) return object.map(withoutEmpty);
  if (typeof object !== "object" || object === null) return object;
  const entries = Object.entries(object).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutEmpty(value)]));
}

function problemOf(program: string, expected: ExpectedInstance): unknown {
  const { seen, errors } = evaluate(program, expected.new);
  const messages = errors.map(({ message }) => message);
  if (expected.outcome === "ok") {
    const isSame = JSON.stringify(sorted(withoutEmpty(seen))) === JSON.stringify(sorted(withoutEmpty(expected.object)));
    return isSame ? undefined : { expected: expected.object, seen, messages };
  }
  if (messages.length === 0) return { expected: "an error", seen };
  if (expected.messages && JSON.stringify(messages) !== JSON.stringify(expected.messages))
    return { expected, messages };
  const text = JSON.stringify(
    errors.map(({ message, notes, labels }) => [message, notes, labels.map((each) => each.message)]),
  );
  const missing = (expected.mentions ?? []).filter((mention) => !text.includes(mention));
  return missing.length > 0 ? { missing, text } : undefined;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}

describe("the instances of the shared cases", () => {
  testIf(names.length > 0, "the cases aren't there")("have the expected results", () => {
    let count = 0;
    const wrong = names.flatMap((name) => {
      const { instances = [] } = JSON.parse(readFileSync(join(folder, name), "utf8")) as {
        instances?: ExpectedInstance[];
      };
      const program = readFileSync(join(folder, name.replace(".expect.json", ".pp")), "utf8");
      count += instances.length;
      return instances.flatMap((instance) => {
        const problem = problemOf(program, instance);
        return problem === undefined ? [] : [{ name, new: instance.new, problem }];
      });
    });
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(50);
  });
});
