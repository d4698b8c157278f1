import { createSource, type Diagnostic, type Files } from "@cairn/diagnostics";
import { audit, compile, judgeByPolicy, readPolicy, Reads, type AuditedFile } from "../inside.js";

/** Files by name; the first is the main one. */
export type Texts = Readonly<Record<string, string>>;

function filesIn(texts: Texts): Files {
  const encoder = new TextEncoder();
  return {
    read: (path) =>
      Object.hasOwn(texts, path) ? { bytes: encoder.encode(texts[path]!) } : { problem: "no such file" },
    resolve: (_from, path) => path.replace(/^(?:\.\/)+/, ""),
  };
}

function compileTexts(texts: Texts) {
  const [name, text] = Object.entries(texts)[0]!;
  const reads = new Reads();
  const { value, diagnostics } = compile(createSource(name, text), { files: filesIn(texts), onRead: reads.listen });
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return { value, reads };
}

/** The audit of the imported files, by name. */
export function auditTexts(texts: Texts): Readonly<Record<string, AuditedFile>> {
  const { value, reads } = compileTexts(texts);
  return Object.fromEntries(audit(value, reads).map((file) => [file.file, file]));
}

/** The violations of a policy. */
export function judgeTexts(texts: Texts, policy: object): readonly Diagnostic[] {
  const read = readPolicy(createSource("policy.json", JSON.stringify(policy)));
  if (!read.value) throw new Error(read.diagnostics.map(({ message }) => message).join("\n"));
  return judgeByPolicy(compileTexts(texts).value, read.value, (file) => file);
}
