import type { OptionDeclarations } from "@cairn/cli-kit";

/** Options that say which Ecore model a document belongs to: the same as those of `emit ecore`. */
export const xmiOptions: OptionDeclarations = {
  name: {
    type: "string",
    value: "NAME",
    describe: "xmi: what the Ecore model of the types is called (default: as the first FILE)",
  },
  profile: {
    type: "string",
    choices: ["nested", "flat", "simple"],
    default: "nested",
    describe: "xmi: the profile of the Ecore model of the types",
  },
  "ns-uri": { type: "string", value: "URI", describe: "xmi: the namespace of the Ecore model's package" },
  "ns-prefix": { type: "string", value: "PREFIX", describe: "xmi: the prefix of the namespace" },
};
