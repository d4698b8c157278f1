import { createSource, createSpan, type Result, type Source } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";

/** Whether a file may be a signed one. */
export function isArmoured({ text }: Source): boolean {
  return text.includes("-----BEGIN PGP SIGNED MESSAGE-----");
}

/** Removes the armour of a signed file whose signature isn't required, such as the main file (interpretation A27). */
export async function withoutArmour(source: Source): Promise<Result<Source>> {
  if (!isArmoured(source)) return { value: source, diagnostics: [] };
  const { placed, readCleartext } = await import("../../signatures/cleartext.js");
  const read = readCleartext(source.text);
  if (read.kind === "unsigned") return { value: source, diagnostics: [] };
  if (read.kind === "signed") return { value: createSource(source.name, placed(read)), diagnostics: [] };
  const start = source.text.split("\n", read.line - 1).reduce((offset, line) => offset + line.length + 1, 0);
  const problem = `\`${source.name}\` is not signed as a whole: ${read.reason}`;
  const instead = "compile the file as `gpg --clearsign` wrote it, without anything around it";
  return { diagnostics: [catalogue.create.signature(createSpan(source, start, start), { problem, instead })] };
}
