import { memoryDeclarations, words, type Declaration } from "@cairn/diagnostics";

/** The message that many diagnostics share: a sentence, and help. */
const said = {
  severity: "error",
  message: words`${"problem"}`,
  help: words`${"instead"}`,
} as const;

/** Semantic errors and warnings; the sentences are in `evaluate/failures.ts`. */
export const semanticDiagnostics = {
  ...memoryDeclarations,
  type: said,
  undefined: said,
  range: said,
  function: said,
  arity: said,
  import: said,
  signature: said,
  secret: said,
  duplicate: {
    severity: "error",
    message: words`\`${"path"}\` has different values in one file: ${"values"}`,
    help: words`keep one of them; blocks that are to be joined are written with \`~>\``,
  },
  conflict: {
    severity: "error",
    message: words`cannot determine mutation order of \`${"path"}\`: ${"values"}`,
    help: words`${"instead"}`,
  },
  "inline-conflict": {
    severity: "error",
    message: words`\`${"path"}\` is defined by ${"result"}, but ${"reader"} depends on it`,
    help: words`give one of the two another name, or import into a separate block: \`name => import(…)\``,
  },
  cycle: {
    severity: "error",
    message: words`\`${"path"}\` needs its own value: ${"chain"}`,
    help: words`give one of them a value that doesn't refer to the others`,
  },
  "import-cycle": {
    severity: "error",
    message: words`files import each other in a cycle: ${"chain"}`,
    help: words`remove one of these imports, or move what both files need into a third one`,
  },
  fail: {
    severity: "error",
    message: words`${"text"}`,
    help: words`the configuration itself rejects this: see the condition around the call of \`fail\``,
  },
  warn: {
    severity: "warning",
    message: words`${"text"}`,
  },
  "visible-passphrase": {
    severity: "warning",
    message: words`the passphrase of \`--gpgpass\` is visible to everybody on this machine while the command runs`,
    help: words`omit \`--gpgpass\`: gpg asks for the passphrase itself, or its agent knows it`,
  },
  "duplicate-value": {
    severity: "warning",
    message: words`\`${"path"}\` is defined more than once in this file, with the same value`,
    help: words`remove one of the definitions`,
  },
  "mixed-comparison": {
    severity: "warning",
    message: words`\`${"operator"}\` compares the number ${"number"} with the string ${"text"} as strings`,
    help: words`write both as numbers, or both as strings`,
  },
  "bad-values-file": {
    severity: "error",
    message: words`cannot read this file of values: ${"reason"}`,
    help: words`write a mapping of resources in JSON or YAML, such as \`Services: { Port: 8080 }\``,
  },
  policy: {
    severity: "error",
    message: words`\`${"file"}\` may not touch \`${"path"}\`: ${"reason"}`,
    help: words`${"instead"}`,
  },
  "policy-file": {
    severity: "error",
    message: words`cannot use this policy: ${"reason"}`,
    help: words`write an object of file patterns and lists of resources: \`{"teams/web/*.cf2": ["Services.Web"]}\``,
  },
  "cannot-set": {
    severity: "error",
    message: words`cannot set \`${"path"}\`: ${"reason"}`,
    help: words`write \`--set A.B=VALUE\` with the names of resources`,
  },
  "lost-zeros": {
    severity: "warning",
    message: words`\`${"path"}\` is written \`${"digits"}\`, but ${"format"} writes the number ${"plain"}`,
    help: words`write it in quotes if its digits matter: \`'${"digits"}'\``,
  },
  schema: {
    severity: "error",
    message: words`${"path"} ${"problem"}`,
    help: words`the schema ${"schema"} requires it: change the value, or the schema`,
  },
  "bad-schema": {
    severity: "error",
    message: words`cannot use the schema \`${"schema"}\`: ${"reason"}`,
    help: words`write a JSON schema, such as \`{"type": "object", "required": ["Port"]}\``,
  },
} satisfies Record<string, Declaration>;
