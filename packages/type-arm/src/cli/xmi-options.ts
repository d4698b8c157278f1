import type { OptionDeclarations } from "@cairn/cli-kit";

/** Options that identify the Ecore model of a document: the same as those of `emit ecore`. */
export const xmiOptions: OptionDeclarations = {
  name: {
    type: "string",
    value: "NAME",
    describe: "xmi: the name of the types' Ecore model (default: as the first FILE)",
  },
  profile: {
    type: "string",
    choices: ["nested", "flat", "simple"],
    default: "nested",
    describe: "xmi: the profile of the types' Ecore model",
  },
  "ns-uri": { type: "string", value: "URI", describe: "xmi: the namespace of the Ecore model's package" },
  "ns-prefix": { type: "string", value: "PREFIX", describe: "xmi: the prefix of the namespace" },
};
