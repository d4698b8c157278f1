import { defineFunction, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { coreFunctions } from "@cairn/puppet-core/functions";
import { noMethod, required } from "@cairn/puppet-core/functions/ruby";
import { anyString, sizeType, stringOfSize } from "@cairn/puppet-core/types";
import { isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { lookUp } from "./catalog/scope.js";
import { oldFunction, failEvaluation, wrongCount } from "./old-function.js";

/** The parts of a fact's name, separated by dots; quoted parts may contain dots. */
function partsOf(name: string): string[] {
  return Array.from(name.matchAll(/([^."]+)|"([^"]+)"/g), ([, plain, quoted]) => plain ?? quoted!);
}

function dotted(parts: readonly string[]): string {
  return parts.map((part) => (part.includes(".") ? `"${part}"` : part)).join(".");
}

const fact = defineFunction("fact", {
  parameters: [required("fact_name", anyString)],
  run(call, name) {
    const parts = partsOf(name as string);
    let value = lookUp(call, "facts");
    for (const [index, part] of parts.entries()) {
      if (value === null) return null;
      const container = value;
      const at = isArray(container) ? (/^-?\d+$/.test(part) ? Number(part) : undefined) : undefined;
      if (isHash(container)) value = container.get(part) ?? null;
      else if (isArray(container) && at !== undefined) value = container.at(at) ?? null;
      else {
        const problem = isArray(container) ? "an array; cannot index" : "not a collection; cannot walk";
        const text = `'${dotted(parts.slice(0, index))}' is ${problem} to '${part}'`;
        call.evaluator.options.log?.("warning", `fact request for ${name as string} returning nil: ${text}`, call.span);
        value = null;
      }
    }
    return value;
  },
});

const someText = stringOfSize(sizeType(1n));

const osVersionGte = defineFunction("os_version_gte", {
  parameters: [required("os", someText), required("version", someText)],
  run(call, os, version = null) {
    const facts = lookUp(call, "facts");
    if (!isHash(facts) || facts.get("operatingsystem") !== os) return false;
    const own = facts.get("operatingsystemmajrelease") ?? null;
    if (typeof own !== "string") failEvaluation(noMethod("scan", own));
    const compare = coreFunctions.get("versioncmp")!;
    return (compare.call({ ...call, name: "versioncmp", values: [own, version] }) as bigint) >= 0n;
  },
});

/** Whether the machine, or one of its interfaces, has a fact of this kind and value. */
function hasInterface(call: FunctionCall, kind: Value, value: Value | undefined): boolean {
  const known = lookUp(call, "interfaces");
  if (known === null) return false;
  if (typeof known !== "string") failEvaluation(noMethod("split", known));
  const names = known.split(",");
  if (value === undefined) return names.includes(kind as string);
  if (lookUp(call, String(kind)) === value) return true;
  return names.some((name) => lookUp(call, `${String(kind)}_${name.toLowerCase()}`) === value);
}

const hasInterfaceWith = oldFunction("has_interface_with", -1, (call, ...values) => {
  if (values.length < 1 || values.length > 2) wrongCount("has_interface_with", values.length, "1 or 2");
  return hasInterface(call, values[0]!, values[1]);
});

function hasFact(name: string, kind: string): PuppetFunction {
  return oldFunction(name, -1, (call, ...values) => {
    return values.length === 1 ? hasInterface(call, kind, values[0]) : wrongCount(name, values.length, "1");
  });
}

/** Functions of facts. */
export const facts: readonly PuppetFunction[] = [
  fact,
  osVersionGte,
  hasInterfaceWith,
  hasFact("has_ip_address", "ipaddress"),
  hasFact("has_ip_network", "network"),
];
