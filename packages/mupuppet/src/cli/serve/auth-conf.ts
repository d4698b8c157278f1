import { type CliHost, exitCodes } from "@cairn/cli-kit";
import { decodeSource, positionAt } from "@cairn/diagnostics";
import { readHocon } from "@cairn/hocon";
import { readRules, type RequestRules, RulesProblem } from "@cairn/puppet-server";
import { type DataTree, isComponent, isVector, type StoreValue } from "@cairn/store";
import { ServeProblem } from "./serve-problem.js";

/** The rules of an auth.conf. Throws a `ServeProblem` for a rule that the server can't follow: it doesn't start without one of them. */
export function readAuthConf(file: string, host: CliHost): RequestRules {
  const content = host.read(file);
  if (!("bytes" in content))
    throw new ServeProblem(`\`${file}\` can't be read: ${content.problem}`, exitCodes.inputErrors);
  const { problem, source } = decodeSource(file, content.bytes);
  if (problem) throw new ServeProblem(`\`${file}\` isn't valid UTF-8`, exitCodes.inputErrors);
  const read = readHocon(source);
  if ("problem" in read) {
    const { column, line } = positionAt(read.span.source, read.span.start);
    throw new ServeProblem(`${file}:${line}:${column}: ${read.problem}`, exitCodes.inputErrors);
  }
  try {
    const { authorization } = jsonOf(read.value, read.log) as { readonly authorization?: unknown };
    return readRules(authorization);
  } catch (thrown) {
    if (!(thrown instanceof RulesProblem)) throw thrown;
    throw new ServeProblem(`\`${file}\`: ${thrown.message}`, exitCodes.inputErrors);
  }
}

/** A value of a HOCON file in JSON's terms. HOCON's own parser bounds how deep it nests. */
function jsonOf(value: StoreValue, log: DataTree["log"]): unknown {
  if (isComponent(value))
    return Object.fromEntries([...value.entries()].map(([name, record]) => [name, jsonOf(log.value(record), log)]));
  if (isVector(value)) return value.map((item) => jsonOf(item, log));
  return typeof value === "object" && value !== null && value.kind === "number" ? Number(value.digits) : value;
}
