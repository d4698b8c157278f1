/** The targets that nx finds in a package without being told: `lint`, and `test` where there are tests. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
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
  const lint = { command: `eslint ${folder}` };
  if (!existsSync(join(workspaceRoot, folder, "test"))) return { lint };
  const test = { executor: "@cairn/tools:jest", outputs: [`{workspaceRoot}/${countsFolder}/${folder}.json`] };
  return { lint, test };
}
