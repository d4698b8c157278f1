import { expect, it } from "@jest/globals";
import { crawl } from "../src/crawl.js";
import type { ServerHost } from "../src/host.js";
import { Workspace } from "../src/workspace.js";
import { service } from "./service.js";

/** A disk of 1,000 folders with 100 files each, all of them the same text. */
const world: ServerHost = {
  ...{ cwd: "/", env: {}, platform: "test", sha256: () => "", findProgram: () => undefined },
  run: () => Promise.resolve({ status: 127, stdout: "", stderr: "" }),
  read: () => ({ bytes: new TextEncoder().encode("name\n") }),
  kindOf: () => undefined,
  realPath: () => undefined,
  readFolder: (path) => {
    const isRoot = path === "/all";
    const names = Array.from({ length: isRoot ? 1000 : 100 }, (_, index) => String(index));
    return names.map((name) => (isRoot ? { name, kind: "folder" } : { name: `${name}.kv`, kind: "file" }));
  },
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

it("knows of 100,000 files as many as it bears, says so, and lets others work meanwhile", async () => {
  const workspace = new Workspace({ service, world, given: {}, warn: () => undefined });
  const said: string[] = [];
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  await crawl(workspace, "/all", (message) => said.push(message));
  clearInterval(ticking);
  expect(said).toEqual(["/all: only the names of the first 20000 files are known"]);
  expect([...workspace.index.files()]).toHaveLength(20_000);
  expect(turns).toBeGreaterThan(2);
}, 60_000);
