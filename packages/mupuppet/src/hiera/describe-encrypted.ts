import { type Source, startOf } from "@cairn/diagnostics";
import { ciphersIn, maskCiphers, withoutCiphers } from "@cairn/hiera";
import { catalogue } from "../diagnostics/index.js";
import type { Compilation } from "../evaluate/compilation.js";
import type { EncryptedString } from "../evaluate/check-values.js";

/** Reports each encrypted value of the catalog once: where Hiera's data has it, or else where the catalog does. */
export function describeEncrypted(compilation: Compilation, strings: readonly EncryptedString[]): void {
  const { definitions, diagnostics, language } = compilation;
  const severity = language.stillEncrypted === "error" ? "error" : "warning";
  const told = new Set<string>();
  const masked = new Map<Source, Source>();
  for (const { path, span, text } of strings) {
    for (const cipher of ciphersIn(text)) {
      if (told.has(cipher)) continue;
      told.add(cipher);
      const data = compilation.encrypted.get(cipher);
      const where = maskCiphers(path);
      const value = data ? `the value of \`${data.key}\` for \`${where}\`` : `a value in \`${where}\``;
      const place = data?.span ?? span ?? startOf(definitions.main.source);
      diagnostics.push(catalogue.create["still-encrypted"](withoutCiphers(place, masked), { value }, { severity }));
    }
  }
}
