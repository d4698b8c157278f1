import { dataReferenceText, serializeView } from "../serialize/serialize.js";
import type { Layout } from "../serialize/layout.js";
import { quoteJson } from "../serialize/text.js";
import type { Container, View } from "../serialize/view.js";
import { boundChunks, mostUnwritable, type OutputFormat, type Unwritable } from "./format.js";
import { scalarOf } from "./scalar.js";
import { namesOf, type Step, valuesOnce, type Visited } from "./walk-values.js";

/** TOML 1.0: the values of each map, then a table for each map in it. A name whose value is null is left out. */
export const toml: OutputFormat = {
  name: "toml",
  title: "TOML",
  keepsDigits: false,
  write(value, view, maxBytes) {
    const root = view.container(value);
    if (!root?.named) return { unwritable: [{ path: [], reason: "it isn't a map of names to values", instead }] };
    const unwritable = unwritableValues(value, view);
    return unwritable.length > 0 ? { unwritable } : boundChunks(() => tomlChunks(root, view), maxBytes);
  },
};

const instead = "print JSON or YAML";

function unwritableValues(root: unknown, view: View): readonly Unwritable[] {
  const found: Unwritable[] = [];
  for (const visited of valuesOnce(root, view)) {
    const problem = visited.container ? undefined : problemOf(visited, view);
    if (problem) found.push({ ...problem, path: namesOf(visited.step) });
    if (found.length >= mostUnwritable) break;
  }
  return found;
}

/** TOML has no null; its integers have 64 bits, its other numbers are doubles. */
function problemOf({ isElement, value }: Visited, view: View): Omit<Unwritable, "path"> | undefined {
  const { kind, text } = scalarOf(value, view);
  if (kind === "null" && isElement) return { reason: "its lists hold no null", instead: "take it out of the list" };
  if (kind !== "number") return undefined;
  const quoted = "write it as a string, in quotes";
  if (/^-?\d+$/.test(text)) {
    const number = BigInt(text);
    if (number >= -(2n ** 63n) && number < 2n ** 63n) return undefined;
    return { reason: "its integers have 64 bits", instead: quoted };
  }
  const digits = text.replace(/e.*$/i, "").replace(/[-.]/g, "").replace(/^0+/, "");
  return digits.length <= 15 ? undefined : { reason: "its decimals are exact to 15 digits only", instead: quoted };
}

interface Table {
  readonly container: Container;
  readonly step: Step | undefined;
}

function* tomlChunks(root: Container, view: View): Generator<string> {
  const tables: Table[] = [{ container: root, step: undefined }];
  let isFirst = true;
  for (let table = tables.pop(); table; table = tables.pop()) {
    const inner: Table[] = [];
    const header = table.step ? `[${namesOf(table.step).map(tomlKey).join(".")}]\n` : "";
    let isOpen = header === "";
    for (const [name, value] of membersOf(table.container, view)) {
      const container = view.container(value);
      if (container?.named) {
        inner.push({ container, step: { name, outer: table.step } });
        continue;
      }
      if (!container && scalarOf(value, view).kind === "null") continue;
      if (!isOpen) yield isFirst ? header : `\n${header}`;
      isOpen = true;
      isFirst = false;
      yield `${tomlKey(name)} = `;
      yield* lineOf(value, view);
    }
    if (!isOpen && inner.length === 0) {
      yield isFirst ? header : `\n${header}`;
      isFirst = false;
    }
    for (const each of inner.reverse()) tables.push(each);
  }
}

function* membersOf(container: Container, view: View): Generator<readonly [name: string, value: unknown]> {
  const entries = container.entries();
  for (let next = entries.next(); next.done !== true; next = entries.next())
    yield [String(next.value[0]), view.value(next.value[1])];
}

/** A value on one line, with the line's end. */
function lineOf(value: unknown, view: View): Iterable<string> {
  const printed = serializeView(value, view, { format: inlineLayout });
  return "chunks" in printed ? printed.chunks : [];
}

const inlineLayout: Layout = {
  open: ({ named }) => (named ? "{ " : "["),
  before: ({ named, first }, name) => `${first ? "" : ", "}${named ? `${tomlKey(name)} = ` : ""}`,
  close: ({ named }) => (named ? " }" : "]"),
  empty: (named) => (named ? "{}" : "[]"),
  quote: quoteToml,
  number: (digits) => digits,
  null: '""',
  reference: ({ path }) => quoteToml(dataReferenceText(path)),
};

function tomlKey(name: string): string {
  return /^[A-Za-z0-9_-]+$/.test(name) ? name : quoteToml(name);
}

function quoteToml(text: string): string {
  return quoteJson(text).replaceAll("\x7f", "\\u007F");
}
