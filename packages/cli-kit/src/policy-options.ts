import type { OptionDeclarations } from "./language.js";

/** The options of a `diff` that can check changes against a policy. */
export const policyOptions = {
  policy: {
    type: "string",
    value: "FILE",
    commands: ["diff"],
    describe: "fail if a change touches what this policy doesn't allow",
  },
  group: {
    type: "string",
    array: true,
    value: "NAME",
    commands: ["diff"],
    trust: "decides what the author of a change may touch",
    describe: "with --policy: a group that the author of the change belongs to",
  },
} as const satisfies OptionDeclarations;
