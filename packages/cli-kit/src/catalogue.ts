import { commonDeclarations, defineDiagnostics, words, type Declaration } from "@cairn/diagnostics";

/** What the command line itself has to say of files, in the language's own codes. */
export const cliDeclarations = {
  ...commonDeclarations,
  "file-not-writable": {
    severity: "error",
    message: words`can't write \`${"file"}\`: ${"reason"}`,
    help: words`check that the folder exists and that you may write there; what stood in the file is unchanged`,
  },
  "invalid-data": {
    severity: "error",
    message: words`${"problem"}`,
    help: words`\`diff\` reads .json and .yaml files as compiled results; give it two of the same compiler`,
  },
} as const satisfies Record<string, Declaration>;

/** The creators of those diagnostics for the language `name`. */
export function cliCatalogue(name: string) {
  return defineDiagnostics(name, cliDeclarations);
}
