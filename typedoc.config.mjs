import { publishablePackages } from "./tools/shared/workspace.mjs";

/**
 * The API reference of every package that users install: `npm run docs:api`, then docs/api/index.html. The entry points of a package are
 * what its package.json exports.
 */
export default {
  name: "Cairn",
  entryPointStrategy: "packages",
  entryPoints: publishablePackages().map(({ name }) => `packages/${name}`),
  packageOptions: {
    skipErrorChecking: true,
    disableSources: true,
    validation: { notExported: false },
  },
  out: "docs/api",
  readme: "README.md",
  includeVersion: true,
};
