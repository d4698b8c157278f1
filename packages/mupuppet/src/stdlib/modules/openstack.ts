import { defineFunction, rubyText, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { createSource } from "@cairn/diagnostics";
import { leadingInteger, noMethod, repeated } from "@cairn/puppet-core/functions/ruby";
import { any } from "@cairn/puppet-core/types";
import { HashValue, isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { readAddress } from "@cairn/ruby-subset";
import { printJson } from "../data/json.js";
import { readText } from "../data/read.js";
import { failEvaluation } from "../old-function.js";

type Work = (call: FunctionCall, ...values: Value[]) => Value;

/** A function that accepts anything. */
function open(name: string, run: Work): PuppetFunction {
  return defineFunction(name, { parameters: [repeated("args", any)], run });
}

/** A check of each range in an array, or of one; returns the array. */
function checkingRanges(name: string, pattern: RegExp, check: (range: readonly bigint[]) => void, words: string) {
  return open(name, (_, value = null) => {
    const ranges = isArray(value) ? value : [value];
    for (const range of ranges) {
      const match = typeof range === "string" ? pattern.exec(range) : null;
      if (match) check([match.at(-2)!, match.at(-1)!].map(leadingInteger));
      else if (range !== null && !isOther(name, range)) failEvaluation(words);
    }
    return ranges;
  });
}

/** For networks a name alone suffices. */
function isOther(name: string, range: Value): boolean {
  return name === "validate_network_vlan_ranges" && typeof range === "string" && /^(?:[^:]+)?(?::\d+)?$/m.test(range);
}

const vlanRanges = checkingRanges(
  "validate_network_vlan_ranges",
  /^(.+:)?(\d+):(\d+)$/m,
  ([first = 0n, second = 0n]) => {
    if (first > 4094n || second > 4094n) failEvaluation("vlan id are invalid.");
    if (second < first) failEvaluation("network vlan ranges are invalid.");
  },
  "network vlan ranges are invalid.",
);

const tunnelRanges = checkingRanges(
  "validate_tunnel_id_ranges",
  /^(\d+):(\d+)$/m,
  ([first = 0n, second = 0n]) => {
    if (second - first > 1_000_000n) failEvaluation("tunnel id ranges are to large.");
    if (second < first) failEvaluation("tunnel id ranges are invalid.");
  },
  "tunnel id ranges are invalid.",
);

const vniRanges = checkingRanges(
  "validate_vni_ranges",
  /^(\d+):(\d+)$/m,
  ([first = 0n, second = 0n]) => {
    if (first > 16_777_215n || second > 16_777_215n || second < first) failEvaluation("vni ranges are invalid.");
  },
  "vni ranges are invalid.",
);

const vxlanPort = open("validate_vxlan_udp_port", (_, value = null) => {
  const port =
    typeof value === "bigint" ? value : typeof value === "string" && /^\d+$/.test(value) ? BigInt(value) : undefined;
  if (port === undefined) failEvaluation(`invalid value for Integer(): ${rubyText([value]).slice(1, -1)}`);
  if (port !== 4789n && (port <= 49_151n || port > 65_535n)) failEvaluation("vxlan udp port is invalid.");
  return null;
});

const toJsonString = open("convert_to_json_string", (_, value = null) => {
  if (!isArray(value) || !value.every((each) => typeof each === "string" && each.includes(":")))
    return printJson(value);
  const pairs = value.map((each): [Value, Value] => {
    const [key = null, second = null] = (each as string).split(":");
    return [key, second];
  });
  return printJson(new HashValue(pairs));
});

const toJsonStrings = open("to_array_of_json_strings", (_, ...values) => {
  if (values.length !== 1) failEvaluation("to_array_of_json_strings(): Wrong number of arguments");
  const [given] = values as [Value];
  const read = typeof given === "string" ? readJsonList(given) : given;
  if (!isArray(read) || !read.every(isHash)) {
    failEvaluation(`Syntax error: ${rubyText(given)} is not an Array or JSON encoded String`);
  }
  return read.map((each) => printJson(each));
});

/** A string with single quotes is also parsed. */
function readJsonList(text: string): Value {
  for (const each of [text, text.replaceAll("'", '"')]) {
    const read = readText(createSource("to_array_of_json_strings", each), "json");
    if ("value" in read) return isArray(read.value) ? read.value : [read.value];
  }
  failEvaluation(`Syntax error: ${text} is not valid`);
}

const normalizeSubnets = open("ipv6_normalize_dnsmasq_ip_subnets", (_, subnets = null) => {
  if (!isArray(subnets)) failEvaluation(noMethod("each", subnets));
  return subnets.map((subnet) => (isHash(subnet) ? normalizeSubnet(subnet) : subnet));
});

/** For IPv6, a mask is converted to a prefix length, and a gateway is omitted. */
function normalizeSubnet(subnet: HashValue): HashValue {
  const addressOf = (key: string) => {
    const text = subnet.get(key);
    const address = typeof text === "string" ? readAddress(text) : undefined;
    return address?.version === 6 ? address : undefined;
  };
  const [mask, gateway] = [addressOf("netmask"), addressOf("gateway")];
  const entries = [...subnet.entries()].filter(([key]) => !(key === "gateway" && gateway));
  const length = BigInt(mask?.bits.toString(2).replaceAll("0", "").length ?? 0);
  return new HashValue(entries.map(([key, value]) => [key, key === "netmask" && mask ? length : value]));
}

const externalNetwork = open("get_ext_net_name", (_, networks = null) => {
  if (!isHash(networks)) failEvaluation("get_ext_net_name(): No network data provided!");
  for (const [name, network] of networks.entries()) {
    if (!isHash(network)) failEvaluation(noMethod("fetch", network));
    const layer = network.get("L2") ?? new HashValue();
    const external = isHash(layer) ? (layer.get("router_ext") ?? null) : null;
    if (external !== null && external !== false) return name;
  }
  return null;
});

const yumWords =
  "name ensure baseurl cost descr enabled enablegroups exclude failovermethod gpgcheck gpgkey http_caching include includepkgs keepalive metadata_expire metalink mirrorlist priority protect provider proxy proxy_password proxy_username repo_gpgcheck s3_enabled skip_if_unavailable sslcacert sslclientcert sslclientkey sslverify target timeout";
const yumParameters: ReadonlySet<Value> = new Set(yumWords.split(" "));

const validateYum = open("validate_yum_hash", (_, ...values) => {
  if (values.length > 1) failEvaluation(`validate_yum_hash takes only a single argument, ${values.length} provided`);
  const [given = null] = values;
  if (!isHash(given)) failEvaluation("non-hash argument provided to validate_yum_hash");
  for (const parameters of given.values()) {
    for (const name of isHash(parameters) ? parameters.keys() : []) {
      if (!yumParameters.has(name)) failEvaluation(`Parameter ${rubyText(name)} is not valid for the yumrepo type`);
    }
  }
  return given.size > 0 ? given : null;
});

/** Functions of the modules of OpenStack, by module. */
export const openstack: readonly (readonly [module: string, functions: readonly PuppetFunction[]])[] = [
  ["neutron", [vlanRanges, tunnelRanges, vniRanges, vxlanPort, toJsonString]],
  ["nova", [toJsonStrings]],
  ["ironic", [normalizeSubnets]],
  ["murano", [externalNetwork]],
  ["openstack_extras", [validateYum]],
];
