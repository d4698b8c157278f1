import { words, type Declaration } from "@cairn/diagnostics";

/** Diagnostics of emitted files, and of Ecore models that are read. */
export const ecoreDiagnostics = {
  "not-carried": {
    severity: "warning",
    message: words`${"target"} cannot represent ${"what"}: ${"why"}`,
    help: words`the output says so, too; its users must take care of that`,
  },
  "kept-ecore": {
    severity: "warning",
    message: words`the language cannot express what this model says of ${"what"}`,
    help: words`it is preserved in comments (\`# @ecore\`) and restored by \`compile --format ecore\` and \`emit ecore\`; everything else ignores it`,
  },
  "not-emitted": {
    severity: "error",
    message: words`cannot write \`${"file"}\`: ${"reason"}`,
    help: words`choose another folder with \`-o\`, or free some space`,
  },
  "similar-names": {
    severity: "warning",
    message: words`\`${"name"}\` and \`${"other"}\` become one name in code that Ecore's tools generate`,
    help: words`make them differ by more than case and underscores`,
  },
  "xml-syntax": {
    severity: "error",
    message: words`invalid XML: ${"why"}`,
    help: words`generate the file again with the tool that made it`,
  },
  "invalid-ecore": {
    severity: "error",
    message: words`invalid model: ${"why"}`,
    help: words`correct the model: EMF doesn't accept it either`,
  },
  "doubtful-ecore": {
    severity: "warning",
    message: words`doubtful model: ${"why"}`,
    help: words`correct the model: EMF warns about it, too`,
  },
  "not-a-model": {
    severity: "error",
    message: words`invalid model: ${"why"}`,
    help: words`the input must be an Ecore model as EMF writes it, or the output of \`type-arm emit ecore\``,
  },
} satisfies Record<string, Declaration>;
