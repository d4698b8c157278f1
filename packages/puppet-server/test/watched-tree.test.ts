import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { WatchedTree } from "../src/environments/watched-tree.js";
import { stopwatch } from "@cairn/testing";

let root: string;
let tree: WatchedTree | undefined;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "cairn-watched-")));
});
afterEach(() => {
  tree?.close();
  rmSync(root, { recursive: true });
});

/** Resolves when a change is told. */
function changed(write: () => void): Promise<true> {
  return new Promise((resolve) => {
    tree = new WatchedTree([join(root, "code")], () => resolve(true));
    write();
  });
}

test("tells of files in folders that are reached by links, and by links that lead around in a circle", async () => {
  mkdirSync(join(root, "code"));
  mkdirSync(join(root, "shared/m"), { recursive: true });
  symlinkSync(join(root, "shared"), join(root, "code/modules"));
  symlinkSync(join(root, "shared"), join(root, "shared/m/again"));
  expect(await changed(() => writeFileSync(join(root, "shared/m/init.pp"), "x"))).toBe(true);
});

test("doesn't watch the whole disk where a link leads to it, and still tells of the folder itself", async () => {
  mkdirSync(join(root, "code/m"), { recursive: true });
  symlinkSync("/", join(root, "code/m/disk"));
  symlinkSync(root, join(root, "code/m/around"));
  const elapsed = stopwatch();
  expect(await changed(() => writeFileSync(join(root, "code/m/init.pp"), "x"))).toBe(true);
  // In milliseconds of the processor: the whole disk takes many seconds.
  expect(elapsed()).toBeLessThan(5_000);
});

test("tells nothing of what is beside the folder, although a link leads around it", async () => {
  mkdirSync(join(root, "code"));
  symlinkSync(root, join(root, "code/around"));
  let isTold = false;
  tree = new WatchedTree([join(root, "code")], () => (isTold = true));
  writeFileSync(join(root, "beside"), "x");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isTold).toBe(false);
});
