/**
 * nx's executor of `test`. Several packages' tests share one jest (nx's batch mode): its workers then take files of any package, so that
 * two cores are busy to the end. nx still caches each package on its own.
 */
import { countsOf, runJest, summaryOf } from "../shared/jest.mjs";

/** `nx test PACKAGE` */
export default async function runOne(_options, { root, projectName, projectsConfigurations }) {
  const folder = projectsConfigurations.projects[projectName].root;
  return { success: runJest({ root, folders: [folder] }) === 0 };
}

/** `nx run-many -t test --batch` */
export async function runTogether({ tasks }, _options, _overrides, { root, projectsConfigurations }) {
  const folders = new Map(
    Object.values(tasks).map(({ id, target }) => [id, projectsConfigurations.projects[target.project].root]),
  );
  const startTime = Date.now();
  runJest({ root, folders: [...folders.values()] });
  const endTime = Date.now();
  return Object.fromEntries(
    [...folders].map(([id, folder]) => {
      const counts = countsOf(root, folder);
      return [id, { success: counts.failed === 0, terminalOutput: `${summaryOf(counts)}\n`, startTime, endTime }];
    }),
  );
}
