/** The targets that nx finds in a package without being told: `lint`, `test` where there are tests, `bundle` where something is published. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { dependencyClosures, testInputs } from "./test-inputs.mjs";
import { countsFolder } from "../shared/jest.mjs";

export const name = "cairn";

export const createNodesV2 = [
  "{packages/*,tools}/jest.config.mjs",
  (files, _options, { workspaceRoot }) => {
    const graph = dependencyClosures(workspaceRoot);
    return files.map((file) => [
      file,
      { projects: { [dirname(file)]: { targets: targetsOf(dirname(file), workspaceRoot, graph) } } },
    ]);
  },
];

/** The tests of the tools read all sources and pages. */
const inputsOfTools = [
  "testing",
  "{projectRoot}/**/*",
  "{workspaceRoot}/packages/*/{src,build}/**/*",
  "{workspaceRoot}/packages/*/package.json",
  "{workspaceRoot}/{docs,examples,grammars,templates,.ci}/**/*",
  "{workspaceRoot}/*.{md,json,mjs}",
];

function targetsOf(folder, workspaceRoot, graph) {
  const has = (path) => existsSync(join(workspaceRoot, folder, path));
  const test = () => ({
    executor: "@cairn/tools:jest",
    inputs: folder === "tools" ? inputsOfTools : testInputs(workspaceRoot, basename(folder), graph),
    outputs: [`{workspaceRoot}/${countsFolder}/${folder}.json`],
  });
  return {
    lint: { command: `eslint ${folder}` },
    ...(has("test") ? { test: test() } : {}),
    ...(isPublished(join(workspaceRoot, folder))
      ? { bundle: bundleOf(basename(folder), has("src/cli/language.ts")) }
      : {}),
  };
}

function isPublished(folder) {
  const manifest = join(folder, "package.json");
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).publishConfig !== undefined;
}

function bundleOf(name, isLanguage) {
  const tools = [
    "bundle-library",
    "third-party",
    "sbom",
    ...(isLanguage ? ["bundle-cli", "ship-pages", "manual-page"] : []),
  ];
  const commands = tools.map((tool) => `node tools/${tool}.mjs ${name}`);
  return { executor: "nx:run-commands", options: { commands, parallel: false, cwd: "{workspaceRoot}" } };
}
