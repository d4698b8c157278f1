import { pushAll } from "@cairn/diagnostics";
import { defineFunction, rubyText, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { incomparable, required, rubyOrder } from "@cairn/puppet-core/functions/ruby";
import { anyHash } from "@cairn/puppet-core/types";
import { Pieces } from "@cairn/evaluation";
import { isArray, isHash, kindOf, type HashValue, type Value } from "@cairn/puppet-core/values";
import { inspectRuby, failEvaluation } from "../old-function.js";

type Pair = readonly [key: Value, value: Value];

/** A table, or a line, that is still to be written. */
type Piece =
  | { readonly text: string }
  | { readonly table: HashValue; readonly path: readonly string[]; readonly isListed: boolean };

const toToml = defineFunction("to_toml", {
  parameters: [required("data", anyHash)],
  run: (_, data) => printToml(data as HashValue),
});

/** A hash as a TOML file: scalars first, then tables, then arrays of tables; each sorted by name. */
function printToml(root: HashValue): string {
  const pieces = new Pieces();
  const waiting: Piece[] = [{ table: root, path: [], isListed: false }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    pieces.step();
    if ("text" in piece) {
      pieces.add(piece.text);
      continue;
    }
    const { table, path, isListed } = piece;
    const pairs = [...table.entries()].sort(
      ([left], [right]) => rubyOrder(left, right) ?? failEvaluation(incomparable(left, right)),
    );
    const simple = pairs.filter(([, value]) => !isHash(value) && !isListOfTables(value));
    const hasHead = path.length > 0 && !isListed && (simple.length > 0 || table.size === 0);
    if (hasHead) pieces.add(`[${path.join(".")}]\n`);
    for (const [key, value] of simple) pieces.add(`${nameOf(key)} = ${scalarOf(value)}\n`);
    pushAll(waiting, innerTables(pairs, path).reverse());
  }
  return pieces.join();
}

function isListOfTables(value: Value): value is readonly Value[] {
  return isArray(value) && value.length > 0 && isHash(value[0]!);
}

function innerTables(pairs: readonly Pair[], path: readonly string[]): Piece[] {
  const tables = pairs.flatMap(([key, value]): Piece[] => {
    return isHash(value) ? [{ table: value, path: [...path, nameOf(key)], isListed: false }] : [];
  });
  const lists = pairs.flatMap(([key, value]): Piece[] => {
    if (!isListOfTables(value)) return [];
    const own = [...path, nameOf(key)];
    return value.flatMap((each): Piece[] => [
      { text: `[[${own.join(".")}]]\n` },
      ...(isHash(each) ? [{ table: each, path: own, isListed: true }] : []),
    ]);
  });
  return [...tables, ...lists];
}

function nameOf(key: Value): string {
  const name = rubyText(key);
  return /^[a-zA-Z0-9_-]*$/m.test(name) ? name : `"${name.replaceAll('"', '\\"')}"`;
}

function scalarOf(value: Value): string {
  if (kindOf(value) === "regexp") return inspectRuby(inspectRuby(value));
  if (typeof value === "string") return inspectRuby(value).replace(/\\(#[$@{])/g, "$1");
  return inspectRuby(value);
}

/** Functions that write TOML. */
export const tomlWriters: readonly PuppetFunction[] = [toToml];
