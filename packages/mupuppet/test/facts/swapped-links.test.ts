import { allowFolders } from "../../src/facts/allowed-folders.js";
import { confineModules } from "../../src/facts/module-files.js";

/** Whoever looks at the link finds it inside, and whoever then opens it, outside. */
const files = {
  read: () => ({ bytes: new Uint8Array(), realPath: "/outside/file" }),
  resolve: (_from: string, path: string) => path,
};
const host = { kindOf: () => "file" as const, readFolder: () => [], realPath: (path: string) => path };

test("what --allow-read allows stays inside its folders, even if a link is replaced after it was looked at", () => {
  const allowed = allowFolders(["/inside"], files, host, "/");
  expect(allowed.allows("/inside/link")).toBe(true);
  expect(allowed.read("/inside/link")).toEqual({ problem: "it was replaced while it was read" });
});

test("a module's file stays inside its module, even if a link is replaced after it was read", () => {
  const confined = confineModules(files, ["/modules"], host);
  expect(confined.read("/modules/m/files/link")).toEqual({ problem: "it leads out of the module `m`" });
});
