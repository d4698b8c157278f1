/** The targets that nx finds in a package without being told: `lint`, `test` where there are tests, `bundle` where there is a command. */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { countsFolder } from "../shared/jest.mjs";

export const name = "cairn";

export const createNodesV2 = [
  "{packages/*,tools}/jest.config.mjs",
  (files, _options, { workspaceRoot }) =>
    files.map((file) => [
      file,
      { projects: { [dirname(file)]: { targets: targetsOf(dirname(file), workspaceRoot) } } },
    ]),
];

function targetsOf(folder, workspaceRoot) {
  const has = (path) => existsSync(join(workspaceRoot, folder, path));
  const test = { executor: "@cairn/tools:jest", outputs: [`{workspaceRoot}/${countsFolder}/${folder}.json`] };
  return {
    lint: { command: `eslint ${folder}` },
    ...(has("test") ? { test } : {}),
    ...(has("src/cli/main.ts") ? { bundle: bundleOf(basename(folder)) } : {}),
  };
}

function bundleOf(name) {
  const commands = ["bundle-cli", "third-party", "ship-pages", "manual-page"].map(
    (tool) => `node tools/${tool}.mjs ${name}`,
  );
  return { executor: "nx:run-commands", options: { commands, parallel: false, cwd: "{workspaceRoot}" } };
}
