import type { DeclaredDiagnostics } from "./language.js";
import { commonDeclarations, defineDiagnostics, words, type Declaration } from "@cairn/diagnostics";

/** What the command line itself has to say of files, in the language's own codes. */
export const cliDeclarations = {
  ...commonDeclarations,
  "file-not-writable": {
    severity: "error",
    message: words`can't write \`${"file"}\`: ${"reason"}`,
    help: words`check that the folder exists and that you may write there; what stood in the file is unchanged`,
  },
  "file-changed": {
    severity: "error",
    message: words`\`${"file"}\` changed while it was checked, so its fixes weren't written`,
    help: words`run \`check --fix\` again, on the file as it is now`,
  },
  "output-cut-short": {
    severity: "error",
    message: words`standard output took only a part of the result: ${"reason"}`,
    help: words`make room there, or write the result to a file with \`-o FILE\`: a file is whole or stays as it was`,
  },
  "invalid-data": {
    severity: "error",
    message: words`${"problem"}`,
    help: words`\`diff\` reads .json and .yaml files as compiled results; give it two of the same compiler`,
  },
  "internal-error": {
    severity: "error",
    message: words`internal error in phase ${"phase"}: ${"problem"}`,
    help: words`this is a bug in ${"name"}, not a mistake of yours; please report it`,
  },
} as const satisfies Record<string, Declaration>;

/** The creators of those diagnostics for the language `name`. */
export function cliCatalogue(name: string) {
  return defineDiagnostics(name, cliDeclarations);
}

/** All that a language's command may report: its own catalogue, and what the command line adds. */
export function allDeclarations({ language, declarations }: DeclaredDiagnostics): DeclaredDiagnostics {
  return { language, declarations: { ...cliDeclarations, ...declarations } };
}
