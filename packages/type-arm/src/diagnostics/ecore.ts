import { words, type Declaration } from "@cairn/diagnostics";

/** What is said of what is emitted, and of Ecore that is read. */
export const ecoreDiagnostics = {
  "not-carried": {
    severity: "warning",
    message: words`${"target"} can't carry ${"what"}: ${"why"}`,
    help: words`what is emitted says so too; whoever uses it must take care of that`,
  },
  "not-emitted": {
    severity: "error",
    message: words`\`${"file"}\` can't be written: ${"reason"}`,
    help: words`give another folder with \`-o\`, or make room there`,
  },
  "similar-names": {
    severity: "warning",
    message: words`\`${"name"}\` and \`${"other"}\` become one name in what Ecore's tools generate`,
    help: words`let them differ by more than case and underscores`,
  },
  "xml-syntax": {
    severity: "error",
    message: words`this is no XML that can be read: ${"why"}`,
    help: words`let the tool that made the file write it again`,
  },
  "not-a-model": {
    severity: "error",
    message: words`this says nothing that Puppet types can say: ${"why"}`,
    help: words`read what \`type-arm emit ecore\` has written, or a model that keeps to the same mapping`,
  },
} satisfies Record<string, Declaration>;
