import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { weaknesses } from "../audit.mjs";
import { incompleteEntries } from "../lockfile-platforms.mjs";
import { billOf } from "../sbom.mjs";
import { publishablePackages, readJson } from "../shared/workspace.mjs";

const root = join(import.meta.dirname, "../..");
const lock = readJson("package-lock.json").packages;

describe("package-lock.json", () => {
  it("has a hash and a licence for every package from a registry", () => {
    expect(incompleteEntries(lock)).toEqual([]);
  });

  it("names each package with an install script in `allowScripts`, which allows none", () => {
    const withScripts = Object.entries(lock).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScripts.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
    const { allowScripts } = readJson("package.json");
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(names)].sort());
    expect(new Set(Object.values(allowScripts))).toEqual(new Set([false]));
  });
});

it("install scripts are off", () => {
  expect(readFileSync(join(root, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
});

describe("an audit by a snapshot of advisories", () => {
  const advisory = { id: 7, title: "it leaks", severity: "high", vulnerable_versions: ">=1.0.0 <1.2.0" };
  const entries = {
    "node_modules/leaks": { version: "1.1.9" },
    "node_modules/other/node_modules/leaks": { version: "1.2.0" },
    "packages/leaks": { version: "1.1.0" },
  };

  it("names what it applies to", () => {
    expect(weaknesses(entries, { leaks: [advisory] })).toEqual(["leaks 1.1.9: high: it leaks (7)"]);
  });
});

describe("a bill of materials", () => {
  it.each(publishablePackages().map(({ name }) => name))(
    "of %s has a hash and a licence for each foreign package",
    (name) => {
      const { components, dependencies, metadata } = billOf(name);
      const refs = new Set([metadata.component, ...components].map((each) => each["bom-ref"]));
      expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
      const foreign = components.filter((component) => !component.name.startsWith("@cairn/"));
      expect(foreign.filter(({ hashes, licenses }) => !hashes || licenses.length === 0)).toEqual([]);
      const manifest = readJson("packages", name, "package.json");
      expect(manifest.files).toContain("dist/sbom.cdx.json");
    },
  );
});

describe("docs/dependencies.md", () => {
  const page = existsSync(join(root, "docs/dependencies.md"))
    ? readFileSync(join(root, "docs/dependencies.md"), "utf8")
    : "";

  it.each(publishablePackages().map(({ manifest, name }) => [name, manifest]))(
    "has a reason for each dependency of %s",
    (name, { dependencies = {}, optionalDependencies = {} }) => {
      const foreign = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
        (each) => !each.startsWith("@cairn/"),
      );
      expect(foreign.filter((each) => !page.includes(`| \`${each}\` `))).toEqual([]);
    },
  );
});
