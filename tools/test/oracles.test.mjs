import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { root } from "../shared/command.mjs";
import { missingOracles, oracleFailures, oracles } from "../shared/oracles.mjs";

const all = [
  { name: "lua5.4", command: "lua" },
  { name: "gcc", command: "gcc" },
  { name: "libc6-dev", command: "/stdio.h" },
];
const withoutC = ({ name }) => name === "lua5.4";
const reasons = { "needs gcc, libc6-dev": 3, "needs gcc": 2, "no cases": 7 };

describe("oracles", () => {
  it("are named where they are missing, with the tests skipped for them", () => {
    expect(missingOracles(reasons, all, withoutC)).toEqual([
      "oracle missing: gcc; 5 tests skipped for it",
      "oracle missing: libc6-dev; 3 tests skipped for it",
    ]);
    expect(missingOracles(reasons, all, () => true)).toEqual([]);
  });

  it("fail a strict run if they are missing, or there and unusable", () => {
    expect(oracleFailures({ "needs lua5.4": 4, "needs lua5.4, chromium": 1 }, all, withoutC)).toEqual([
      "oracle missing: gcc; 0 tests skipped for it",
      "oracle missing: libc6-dev; 0 tests skipped for it",
      "oracle unusable: 4 tests skipped although it is installed: needs lua5.4",
    ]);
    expect(oracleFailures({ "no cases": 1 }, all, () => true)).toEqual([]);
  });
});

/** Oracles that `.ci/run` doesn't install, for their size or their absence from Debian's archive. */
const optional = /^(chromium|postgresql|puppetdb|puppetserver|hiera-eyaml|redis-tools|puppet-module-.*)$/;

it("every reason that begins with `needs` names packages, of tools/oracles.txt or known to be optional", () => {
  const listed = new Set(oracles().map(({ name }) => name));
  const unknown = tests().flatMap((path) => {
    const found = readFileSync(join(root, path), "utf8").matchAll(/"needs ([a-z0-9.*+-]+(?:, [a-z0-9.*+-]+)*)"/g);
    const packages = [...found].flatMap(([, names]) => names.split(", "));
    return packages.filter((name) => !listed.has(name) && !optional.test(name)).map((name) => `${path}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

it("no test counts as passed because it returns early or prints that it was skipped", () => {
  const early = tests().filter((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return /console\.\w+\([`"']skipped/.test(text) || /\b(?:it|test)\.skip\b/.test(text.replace(/\[skipped: /g, ""));
  });
  expect(early.filter((path) => !path.startsWith("tools/test/"))).toEqual([]);
});

/** The TypeScript of all tests. */
function tests() {
  const folders = readdirSync(join(root, "packages")).map((name) => `packages/${name}/test`);
  return [...folders, "packages/testing/src/puppet"].flatMap((folder) =>
    namesIn(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  );
}

function namesIn(folder) {
  try {
    return readdirSync(join(root, folder), { recursive: true });
  } catch {
    return []; // The package has no tests.
  }
}
