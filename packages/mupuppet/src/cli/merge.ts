import type { ExtraCommand } from "@cairn/cli-kit";

/** `mupuppet merge`: what was compiled in parts, on several machines. */
export const merge: ExtraCommand = {
  name: "merge",
  summary: "join what `compile --nodes LIST --shard I/N` has written in several folders",
  arguments: [{ name: "FOLDER", describe: "the folders of the parts", many: true }],
  options: {
    output: { type: "string", alias: "o", value: "FOLDER", describe: "the folder for all catalogs" },
  },
  examples: [
    ["merge part1 part2 -o catalogs", "put the catalogs of both parts into one folder, with one summary"],
    ["merge part1 part2 -o catalogs --diagnostics json", "the same, with errors for programs"],
  ],
  run: async (context) => (await import("./fleet/run-merge.js")).runMerge(context),
};
