import type { Random } from "@cairn/testing/puppet";
import { kinds } from "./kinds.js";

/** Arguments by kind for each function: one word a way to call it. */
const ways: Readonly<Record<string, string>> = {
  any2array: "v a s h vv - '",
  any2bool: "v B N",
  base64: "Q6 Q6V Qv v",
  basename: "P PE v",
  batch_escape: "S v",
  bool2num: "v B",
  bool2str: "v B vss tss",
  clamp: "nnn Npi aa NN ppp v",
  concat: "aa av aav a v aaa",
  convert_base: "pp ip Np sp pi",
  count: "a av at t",
  deep_merge: "HH HHH h H Hs hh Hv",
  delete: "av sx tt hs aa ss tS ha vv",
  delete_at: "ai ap aN a v ax",
  delete_regex: "tC ts hC aC vC",
  delete_undef_values: "a h v",
  delete_values: "hv Hv hs v vv",
  difference: "aa tt av a",
  dig44: "ht Ht HtA at hv ha",
  dirname: "P v PP",
  dos2unix: "s S v",
  enclose_ipv6: "I v",
  fqdn_uuid: "D s",
  grep: "tx tC v ts",
  has_key: "hs hv Hs v",
  hash: "a t v",
  inet6_prefix: "I II",
  intersection: "aa tt av",
  is_a: "vT nT sL vv",
  is_absolute_path: "P v",
  is_array: "v a",
  is_bool: "v B",
  is_domain_name: "D v",
  is_email_address: "A v",
  is_float: "N v",
  is_hash: "v h",
  is_integer: "N v",
  is_ip_address: "I v",
  is_ipv4_address: "I v",
  is_ipv6_address: "I v",
  is_mac_address: "M v",
  is_numeric: "N v",
  is_string: "N v s",
  join_keys_to_values: "hs Hs vs hv",
  member: "av aa ts tt v",
  merge: "hh HH Hs H - h1 a2 e2 eT",
  normalize_ip_for_uri: "I II a",
  num2bool: "N v B",
  parsejson: "J Jv",
  parseyaml: "Y Yv",
  pick: "vv vvv v - s",
  pick_default: "vv vvv v",
  powershell_escape: "S v",
  prefix: "as ts hs v a vs av",
  range: "R pp ppp ipp KK KKp",
  range_to_mask: "N R v",
  regexpescape: "S x t v",
  reject: "tx tC v",
  reverse: "a s v",
  seeded_rand: "ps Ns iS",
  seeded_rand_string: "ps psS",
  shell_escape: "S v",
  shell_join: "t a v",
  shell_split: "W S",
  squeeze: "s t ss sS tS",
  "stdlib::end_with": "ss sE st",
  "stdlib::extname": "P",
  "stdlib::ip_in_range": "II",
  "stdlib::start_with": "ss sS st",
  "stdlib::xml_encode": "S",
  str2bool: "B v N",
  suffix: "as ts hs v a",
  swapcase: "s t v",
  sprintf_hash: "sh",
  to_python: "a h H",
  to_ruby: "a h v H",
  to_toml: "h H Z",
  to_yaml: "a H N P S W H7 Z7 O7",
  to_bytes: "U",
  to_json: "a h v H",
  to_json_pretty: "a h H Hb v",
  type3x: "N a h v",
  union: "aa tt aaa av a",
  unix2dos: "s S",
  uriescape: "S t",
  validate_absolute_path: "P PP v",
  validate_array: "a v aa",
  validate_bool: "v B",
  validate_domain_name: "D",
  validate_email_address: "A",
  validate_hash: "h v",
  validate_integer: "N Np Npi ai app vpp",
  validate_ip_address: "I",
  validate_ipv4_address: "I",
  validate_ipv6_address: "I",
  validate_legacy: "LFv LFs LFa LFsC LFN LFi",
  validate_numeric: "N Np Npi ai npi",
  validate_re: "sC sCs sx vC",
  validate_slength: "sp spp sNp tpp vp sN",
  validate_string: "s v",
  values_at: "ai aN aR at a",
  zip: "aa tt aaB",
  is_service_default: "v s",
  "mysql::password": "s S",
  mysql_password: "s S",
  "mysql::strip_hash": "h H",
  postgresql_password: "ss pS",
  "postgresql::postgresql_escape": "S s",
  "apache::pw_hash": "s",
  "apache::bool2httpd": "v B",
  mongodb_password: "ss",
  os_database_connection: "h",
  pw_hash: "OGg OGg OGg OG v",
  str2saltedpbkdf2: "Okr Okr Ok",
  parsehocon: "X X Xv",
  monit_validate_tests: "mT",
  validate_vni_ranges: "R N",
  validate_network_vlan_ranges: "R s",
};

/** The functions that are tried. */
export const names: readonly string[] = Object.keys(ways);

const blocks = new Set(["1", "2", "c"]);
const rare: Readonly<Record<string, string>> = { "'": "''", b: "true", t: "t" };

/** A random call of a function. */
export function randomCall(name: string, random: Random): string {
  const way = random.pick(ways[name]!.split(" "));
  const signs = way === "-" ? [] : [...way];
  const isExact = name === "to_yaml";
  const values = signs.filter((sign) => !blocks.has(sign)).map((sign) => valueOf(sign, random, isExact));
  const block = signs.find((sign) => blocks.has(sign));
  return `${name}(${values.join(", ")})${block === undefined ? "" : ` ${random.pick(kinds[block]!)}`}`;
}

/** Now and then an argument is of another kind; not where Ruby's own objects would show. */
function valueOf(sign: string, random: Random, isExact: boolean): string {
  if (sign === "'" || sign === "b") return rare[sign]!;
  const isSloppy = !isExact && random.below(20) === 0;
  return random.pick(kinds[isSloppy ? "v" : sign]!);
}
