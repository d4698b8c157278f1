/**
 * `yargs/helpers` imports what its other functions need of the platform: a layout of columns, translations, tables of wide characters. Of
 * all that a command uses the parser only, so that the import may go where nothing of it is used.
 * Measured: a third of the CPU of a tiny program that is given an option.
 */
export const unusedShims = {
  name: "unused shims",
  setup(build) {
    build.onResolve({ filter: /\/platform-shims\/esm\.mjs$/ }, async ({ importer, path, pluginData, resolveDir }) => {
      if (pluginData === unusedShims) return undefined;
      const found = await build.resolve(path, {
        kind: "import-statement",
        importer,
        resolveDir,
        pluginData: unusedShims,
      });
      return { ...found, sideEffects: false };
    });
  },
};
