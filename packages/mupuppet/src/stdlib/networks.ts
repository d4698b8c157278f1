import { defineFunction, rubyText, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { flattened, required } from "@cairn/puppet-core/functions/ruby";
import { anyArray, anyString, variantType } from "@cairn/puppet-core/types";
import { isArray, type Value } from "@cairn/puppet-core/values";
import { holds, printAddress, readAddress, type Address } from "@cairn/ruby-subset";
import { oldFunction, failEvaluation } from "./old-function.js";

const encloseIpv6 = oldFunction("enclose_ipv6", -1, (_, ...values) => {
  if (values.length !== 1) failEvaluation(`enclose_ipv6(): Wrong number of arguments given ${values.length} for 1`);
  const [given] = values as [Value];
  if (typeof given !== "string" && !isArray(given)) {
    failEvaluation(`enclose_ipv6(): Wrong argument type given ${legacyClass(given)} expected String or Array`);
  }
  const enclosed = flattened([given]).filter((each) => each !== null);
  return [...new Set(enclosed.map(enclose))];
});

function enclose(value: Value): Value {
  if (value === "*") return value;
  const address = typeof value === "string" ? readAddress(value) : undefined;
  if (!address) failEvaluation(`enclose_ipv6(): Wrong argument given ${rubyText(value)} is not an ip address.`);
  return address.version === 6 ? `[${printAddress(address)}]` : value;
}

function addressOf(value: Value): Address {
  const address = typeof value === "string" ? readAddress(value) : undefined;
  return address ?? failEvaluation(`invalid address: ${rubyText(value)}`);
}

const ipInRange = defineFunction("stdlib::ip_in_range", {
  parameters: [required("ipaddress", anyString), required("range", variantType([anyString, anyArray]))],
  run(_, text = null, given = null) {
    const address = addressOf(text);
    const ranges = (isArray(given) ? given : [given]).map(addressOf);
    return ranges.some((range) => holds(range, address));
  },
});

/** Functions of IP addresses. */
export const networks: readonly PuppetFunction[] = [encloseIpv6, ipInRange];
