import type { Compilation, LanguageRequest } from "@cairn/cli-kit";
import { startOf, type Diagnostic, type Source } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import { gpgHome } from "../../node/gpg-home.js";
import { gpgProgram } from "../../node/gpg-program.js";
import { gpgSettings } from "./signature-checker.js";

/** The result of a compilation, whose output is signed if the user wants it (`-S`, manual 5.3). */
export function signed(compilation: Compilation, source: Source, { env = {}, options }: LanguageRequest): Compilation {
  if (options["sign"] !== true) return compilation;
  return {
    get tree() {
      return compilation.tree;
    },
    print: (format, maxOutput) => compilation.print(format, maxOutput),
    explain: (path) => compilation.explain(path),
    graph: () => compilation.graph(),
    finish: async (chunks) => {
      const { signText } = await import("./sign.js");
      const settings = gpgSettings(options);
      const home = gpgHome(settings.home, env);
      const text = [...chunks].join("");
      const attempt = "failed" in home ? home : await signText(text, settings.user, gpgProgram(settings));
      if (attempt.failed === undefined) return { value: [attempt.value], diagnostics: [] };
      const words = { problem: `cannot sign the output: ${attempt.failed}`, instead: attempt.instead };
      return { diagnostics: [catalogue.create.signature(startOf(source), words)] };
    },
  };
}

/** Warns that others can read a passphrase on the command line. */
export function warnOfPassphrase(source: Source, { options }: LanguageRequest): readonly Diagnostic[] {
  return options["gpgpass"] === undefined ? [] : [catalogue.create["visible-passphrase"](startOf(source), {})];
}
