import type { CliHost, ExtraCommandContext } from "@cairn/cli-kit";
import { hasErrors, readSource } from "@cairn/diagnostics";
import { audit } from "../audit/audit.js";
import { checkPolicy } from "../audit/check-policy.js";
import { readPolicy, type Policy } from "../audit/policy.js";
import { Reads } from "../audit/reads.js";
import { auditTable } from "../audit/table.js";
import { compileLater } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { relativeName } from "./relative-name.js";
import { compileOptions } from "./services.js";

/** Prints the audit; returns 1 if the configuration has errors or a file violates the policy. */
export async function runAudit(context: ExtraCommandContext): Promise<number> {
  const { host, report, request } = context;
  const policy = policyOf(context);
  const options = compileOptions(request);
  report(options.diagnostics);
  const source = await context.read(context.words[0]!);
  if (!source || !options.value || policy === "wrong") return 1;
  const reads = new Reads();
  const { value, diagnostics } = await compileLater(source, { ...options.value, onRead: reads.listen });
  report(diagnostics);
  if (!value) return 1;
  const files = host.interruptible(() => audit(value, reads));
  host.writeStdout(
    request.options["format"] === "json" ? `${JSON.stringify({ files }, null, 2)}\n` : auditTable(files),
  );
  if (!policy) return 0;
  const findings = checkPolicy(value, policy, relativeTo(policy.source.name, host));
  report(findings);
  return hasErrors(findings) ? 1 : 0;
}

/** The policy that the option names, if any. */
function policyOf({ report, request }: ExtraCommandContext): Policy | "wrong" | undefined {
  const path = request.options["policy"] as string | undefined;
  if (path === undefined) return undefined;
  const read = readSource(path, request.files, catalogue.create);
  report(read.diagnostics);
  if (!read.value) return "wrong";
  const { value, diagnostics } = readPolicy(read.value);
  report(diagnostics);
  return value ?? "wrong";
}

/** Paths relative to the policy's folder, with symbolic links resolved: a link doesn't give a file other rights. */
function relativeTo(policy: string, host: CliHost): (file: string) => string {
  const from = host.realPath(policy);
  return (file) => {
    const to = host.realPath(file);
    return from === undefined || to === undefined ? file : relativeName(from, to);
  };
}
