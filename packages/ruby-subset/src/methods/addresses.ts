import { raise, refuse } from "../values/errors.js";
import { RAddress } from "../values/values.js";
import { str, type Methods } from "./method.js";

const octet = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const four = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

/** `IPAddr.new(text)`, for addresses without a prefix. */
export function readAddress(text: string): RAddress {
  if (text.includes("/")) return refuse("an address with a prefix");
  if (four.test(text)) return new RAddress(text, 4);
  const plain = text.replace(/^\[(.*)\]$/, "$1").replace(/%.*$/, "");
  return isSix(plain)
    ? new RAddress(plain.toLowerCase(), 6)
    : raise("IPAddr::InvalidAddressError", `invalid address: ${text}`);
}

function isSix(text: string): boolean {
  const groups = text.replace(/(?<!\d)\d+\.\d+\.\d+\.\d+$/, (last) => (four.test(last) ? "0:0" : "x"));
  const halves = groups.split("::");
  if (halves.length > 2) return false;
  const all = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
  return (
    all.every((group) => /^[\da-f]{1,4}$/i.test(group)) && (halves.length === 2 ? all.length < 8 : all.length === 8)
  );
}

/** What an address can be asked. */
export const addressMethods: Methods<RAddress> = {
  "ipv4?": [0, 0, ({ version }) => version === 4],
  "ipv6?": [0, 0, ({ version }) => version === 6],
  to_s: [0, 0, ({ text }) => str(text)],
};
