import type { DeclaredDiagnostics } from "./language.js";
import {
  commonDeclarations,
  createSource,
  defineDiagnostics,
  startOf,
  words,
  type Declaration,
  type Diagnostic,
} from "@cairn/diagnostics";

/** Diagnostics of the command line itself, with codes in the language's namespace. */
export const cliDeclarations = {
  ...commonDeclarations,
  "file-not-writable": {
    severity: "error",
    message: words`can't write \`${"file"}\`: ${"reason"}`,
    help: words`check that the folder exists and is writable; the file is unchanged`,
  },
  "file-changed": {
    severity: "error",
    message: words`\`${"file"}\` changed while it was checked, so its fixes were not written`,
    help: words`run \`check --fix\` again, on the file as it is now`,
  },
  "output-cut-short": {
    severity: "error",
    message: words`standard output accepted only a part of the result: ${"reason"}`,
    help: words`free some space, or write the result to a file with \`-o FILE\`: a file is either complete or unchanged`,
  },
  "invalid-data": {
    severity: "error",
    message: words`${"problem"}`,
    help: words`\`diff\` reads .json and .yaml files as compiled results; give it two of the same compiler`,
  },
  "internal-error": {
    severity: "error",
    message: words`internal error in phase ${"phase"}: ${"problem"}`,
    help: words`this is a bug in ${"name"}, not an error of yours; please report it`,
  },
} as const satisfies Record<string, Declaration>;

/** The creators of those diagnostics for the language `name`. */
export function cliCatalogue(name: string) {
  return defineDiagnostics(name, cliDeclarations);
}

/** The error about a file that the command of the language `name` can't write. */
export function fileNotWritable(name: string, file: string, reason: string): Diagnostic {
  return cliCatalogue(name).create["file-not-writable"](startOf(createSource(file, "")), { file, reason });
}

/** All diagnostics of a language's command: those of its catalogue and those of the command line. */
export function allDeclarations({ language, declarations }: DeclaredDiagnostics): DeclaredDiagnostics {
  return { language, declarations: { ...cliDeclarations, ...declarations } };
}
