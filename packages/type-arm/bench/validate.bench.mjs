/**
 * Whole processes: `type-arm validate` of many objects against ajv with the schema that `type-arm emit json-schema` makes of the same types,
 * on the same file, by turns; and `type-arm check` of models whose cost per type must not grow with their number.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hosts, hostTypes, model, users, userTypes } from "./generate.mjs";

const command = join(import.meta.dirname, "../dist/type-arm.mjs");
const ajv = join(import.meta.dirname, "ajv-validate.mjs");
const typeCounts = [1, 250, 1000, 4000];

function milliseconds(words, cwd) {
  const before = performance.now();
  const { status, stderr } = spawnSync(process.execPath, words, { cwd, stdio: ["ignore", "ignore", "pipe"] });
  // 1: something is wrong with the data, which may be so.
  if (status !== 0 && status !== 1) throw new Error(`${words.join(" ")} ended with exit code ${status}: ${stderr}`);
  return performance.now() - before;
}

const median = (values) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];

/** The median time of each command line, all of them run by turns. */
function measure(lines, cwd, rounds) {
  const times = Object.fromEntries(Object.keys(lines).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, words] of Object.entries(lines)) {
      const time = milliseconds(words, cwd);
      if (round >= 0) times[name].push(time);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

const validations = [
  { id: "type-arm.validate", type: "User", types: userTypes, data: users, what: "objects of the text's User type" },
  {
    id: "type-arm.validate-hosts",
    type: "Host",
    types: hostTypes,
    data: hosts,
    what: "objects with an invariant, 1 % wrong",
  },
];

function validation({ data, id, type, types, what }, folder, rounds) {
  const count = 100_000;
  writeFileSync(join(folder, "types.pp"), types);
  writeFileSync(join(folder, "data.json"), data(count));
  milliseconds([command, "emit", "json-schema", "types.pp", "-o", "schema"], folder);
  const lines = {
    cairn: [command, "validate", "types.pp", "--type", type, "data.json"],
    ajv: [ajv, "schema/types.schema.json", type, "data.json"],
  };
  const { ajv: peer, cairn } = measure(lines, folder, rounds);
  const value = Number((cairn / peer).toPrecision(3));
  const common = { unit: "times ajv", goal: "<= 2", ok: value <= 2, peer: `ajv, ${peer.toFixed(0)} ms` };
  return { id, what: `validating ${count} ${what}, time`, value, ...common };
}

function checking(folder, rounds) {
  for (const count of typeCounts) writeFileSync(join(folder, `types${count}.pp`), model(count));
  const times = measure(
    Object.fromEntries(typeCounts.map((count) => [count, [command, "check", `types${count}.pp`]])),
    folder,
    rounds,
  );
  const each = (count) => (times[count] - times[1]) / count;
  const growth = Number((each(4000) / each(1000)).toPrecision(3));
  return [
    row("type-arm.check", "checking 1,000 types with logic", times[1000], "ms"),
    {
      ...row("type-arm.growth", "time per type, 4,000 types to 1,000", growth, "times"),
      goal: "<= 1.25",
      ok: growth <= 1.25,
    },
  ];
}

function row(id, what, value, unit) {
  return { id, what, value: Number(value.toPrecision(3)), unit, goal: "", ok: true, peer: "" };
}

/** The rows of the bench; `only` leaves out those whose ids don't hold it. */
export async function run({ quick = false, only = "" } = {}) {
  const wants = (id) => id.includes(only) || only.startsWith(id);
  const folder = mkdtempSync(join(tmpdir(), "cairn-type-arm-"));
  try {
    const rows = [];
    for (const each of validations) if (wants(each.id)) rows.push(validation(each, folder, quick ? 3 : 9));
    if (wants("type-arm.check") || wants("type-arm.growth")) rows.push(...checking(folder, quick ? 3 : 9));
    return rows.filter(({ id }) => wants(id));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
