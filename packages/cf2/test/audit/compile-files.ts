import { createSource, type Diagnostic, type Files } from "@cairn/diagnostics";
import { audit, compile, checkByPolicy, readPolicy, Reads, type AuditedFile } from "../inside.js";

/** Files by name; the first is the main one. */
export type Sources = Readonly<Record<string, string>>;

function filesIn(sources: Sources): Files {
  const encoder = new TextEncoder();
  return {
    read: (path) =>
      Object.hasOwn(sources, path) ? { bytes: encoder.encode(sources[path]!) } : { problem: "no such file" },
    resolve: (_from, path) => path.replace(/^(?:\.\/)+/, ""),
  };
}

function compileSources(sources: Sources) {
  const [name, text] = Object.entries(sources)[0]!;
  const reads = new Reads();
  const { value, diagnostics } = compile(createSource(name, text), { files: filesIn(sources), onRead: reads.listen });
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return { value, reads };
}

/** The audit of the imported files, by name. */
export function auditSources(sources: Sources): Readonly<Record<string, AuditedFile>> {
  const { value, reads } = compileSources(sources);
  return Object.fromEntries(audit(value, reads).map((file) => [file.file, file]));
}

/** The violations of a policy. */
export function checkSources(sources: Sources, policy: object): readonly Diagnostic[] {
  const read = readPolicy(createSource("policy.json", JSON.stringify(policy)));
  if (!read.value) throw new Error(read.diagnostics.map(({ message }) => message).join("\n"));
  return checkByPolicy(compileSources(sources).value, read.value, (file) => file);
}
