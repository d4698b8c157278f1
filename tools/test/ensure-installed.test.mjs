import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reasonToInstall } from "../ensure-installed.mjs";

const wanted = {
  "": { name: "root" },
  "packages/one": { version: "0.1.0" },
  "node_modules/one": { link: true, resolved: "packages/one" },
  "node_modules/tool": { version: "1.0.0" },
  "node_modules/tool-darwin": { version: "1.0.0", optional: true },
};
const installed = { "node_modules/one": { link: true }, "node_modules/tool": { version: "1.0.0" } };

describe("reasonToInstall", () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "cairn-install-"));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: wanted }));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function installInto(packages) {
    for (const path of Object.keys(packages)) {
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, path, "package.json"), "{}");
    }
    writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
  }

  it("says so where nothing is installed", () => {
    expect(reasonToInstall(folder)).toBe("node_modules is missing");
  });

  it("is silent where all is there, builds for other platforms aside", () => {
    installInto(installed);
    expect(reasonToInstall(folder)).toBeUndefined();
  });

  it("names a package of another version", () => {
    installInto({ ...installed, "node_modules/tool": { version: "0.9.0" } });
    expect(reasonToInstall(folder)).toBe("node_modules/tool is 0.9.0, not 1.0.0");
  });

  it("names a package that is missing", () => {
    installInto({ "node_modules/one": { link: true } });
    expect(reasonToInstall(folder)).toBe("node_modules/tool is not installed");
  });

  it("names a package whose folder was removed", () => {
    installInto(installed);
    rmSync(join(folder, "node_modules/tool"), { recursive: true });
    expect(reasonToInstall(folder)).toBe("node_modules/tool is gone");
  });
});
