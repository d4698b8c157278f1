import { createSpan, type Result, type Source } from "@cairn/diagnostics";
import { Component, deserialize, type DataTree, type StoreValue, type ValuePlaces } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { deepestData, numberOf, type DataEntry, type DataNode } from "./data-node.js";

/** Aliases are expanded; this limits the number of all values. */
const mostValues = 2_000_000;

/** Parses one YAML document with the locations of its values; those of an alias are the locations of its anchor. */
export function readYaml(source: Source): Result<DataNode> {
  const places: ValuePlaces = new Map();
  const { tree, errors } = deserialize(source, "yaml", { maxDepth: deepestData, places });
  if (!tree) {
    const create = catalogue.create["data-syntax"];
    return {
      diagnostics: errors.map(({ message, start, end }) =>
        create(createSpan(source, start, end), { format: "YAML", why: message }),
      ),
    };
  }
  const value = nodesOf(tree, source, places);
  if (value) return { value, diagnostics: [] };
  const why = `its aliases expand to more than ${mostValues} values`;
  return { diagnostics: [catalogue.create["data-syntax"](createSpan(source, 0, 0), { format: "YAML", why })] };
}

interface Waiting {
  readonly value: StoreValue;
  readonly start: number;
  readonly end: number;
  put(node: DataNode): void;
}

function nodesOf({ value, log }: DataTree, source: Source, places: ValuePlaces): DataNode | undefined {
  let root: DataNode | undefined;
  let count = 0;
  const whole = { start: source.text.search(/\S|$/), end: source.text.length };
  const waiting: Waiting[] = [{ value, ...whole, put: (node) => (root = node) }];
  while (waiting.length > 0) {
    const { value: each, start, end, put } = waiting.pop()!;
    if (++count > mostValues) return undefined;
    if (Array.isArray(each)) {
      const items: DataNode[] = [];
      put({ kind: "list", items, start, end });
      const list = each as readonly StoreValue[];
      for (const [index, item] of list.entries()) {
        const [from = start, to = end] = places.get(list)?.[index] ?? [];
        waiting.push({ value: item, start: from, end: to, put: (node) => (items[index] = node) });
      }
    } else if (each instanceof Component) {
      const entries: DataEntry[] = [];
      put({ kind: "map", entries, start, end });
      let index = 0;
      for (const [key, record] of each.entries()) {
        const place = log.span(record);
        const at = index++;
        const named = { key, keyStart: place.start, keyEnd: place.start + key.length };
        const [from = place.start, to = place.end] = places.get(each)?.[at] ?? [];
        waiting.push({
          value: log.value(record),
          start: from,
          end: to,
          put: (node) => (entries[at] = { ...named, value: node }),
        });
      }
    } else put({ kind: "scalar", value: scalarOf(each), start, end });
  }
  return root;
}

function scalarOf(value: StoreValue): null | boolean | bigint | number | string {
  if (typeof value === "number") return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value !== "object" || value === null) return value;
  return "digits" in value ? numberOf(value.digits) : null;
}
