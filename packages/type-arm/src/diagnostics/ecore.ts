import { words, type Declaration } from "@cairn/diagnostics";

/** What is said of what is emitted, and of Ecore that is read. */
export const ecoreDiagnostics = {
  "not-carried": {
    severity: "warning",
    message: words`${"target"} can't carry ${"what"}: ${"why"}`,
    help: words`what is emitted says so too; whoever uses it must take care of that`,
  },
  "kept-ecore": {
    severity: "warning",
    message: words`the language has no place for what this model says of ${"what"}`,
    help: words`it is kept in comments (\`# @ecore\`) and written back by \`compile --format ecore\` and \`emit ecore\`; nothing else heeds it`,
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
    message: words`this is no model that can be read: ${"why"}`,
    help: words`read an Ecore model as EMF writes it, or what \`type-arm emit ecore\` has written`,
  },
} satisfies Record<string, Declaration>;
