import { addressOperand } from "../values/compare.js";
import { raise } from "../values/errors.js";
import {
  addressProblem,
  hasWrongPrefix,
  holds,
  printAddress,
  readAddress as readInternetAddress,
  type Address,
} from "../values/internet-address.js";
import { RAddress, RRange, RSymbol, type RString, type RubyValue } from "../values/values.js";
import { comparesBySpaceship } from "./comparable.js";
import { needCount, needName, needText, str, type Methods } from "./method.js";

/** `IPAddr.new(text)`. */
export function readAddress(text: string): RAddress {
  const found = readInternetAddress(text);
  if (found) return new RAddress(found);
  const kind = hasWrongPrefix(text) ? "InvalidPrefixError" : "InvalidAddressError";
  return raise(`IPAddr::${kind}`, addressProblem(text));
}

/** `IPAddr.new(text, family)`: of that family, if it is told. */
export function readAddressOf(text: string, family: RubyValue | undefined): RAddress {
  const found = readAddress(text);
  if (typeof family === "bigint" && family !== 0n && family !== familyOf(found.address.version))
    return raise("IPAddr::InvalidAddressError", "invalid address: ");
  return found;
}

/** An address from a number: the family is required, 2 for IPv4 and 10 for IPv6. */
export function addressOfNumber(bits: bigint, family: RubyValue | undefined): RAddress {
  const version = family === 2n ? 4 : family === 10n ? 6 : undefined;
  if (version === undefined) return raise("IPAddr::AddressFamilyError", familyProblem(family));
  if (bits < 0n || bits >> width(version) > 0n) return raise("IPAddr::InvalidAddressError", "invalid address: ");
  return new RAddress(whole(bits, version));
}

/** Why an address that isn't a text has no family. */
export function familyProblem(family: RubyValue | undefined): string {
  if (family === undefined || family === 0n) return "address family must be specified";
  return `unsupported address family: ${String(family)}`;
}

function width(version: 4 | 6): bigint {
  return version === 4 ? 32n : 128n;
}

function whole(bits: bigint, version: 4 | 6): Address {
  return { version, bits, mask: (1n << width(version)) - 1n, zone: "" };
}

function asAddress(value: RubyValue | undefined): Address {
  if (value instanceof RAddress) return value.address;
  return readAddress(needText(value)).address;
}

function prefixOf({ mask, version }: Address): bigint {
  let length = 0n;
  for (let bit = width(version) - 1n; bit >= 0n && (mask >> bit) & 1n; bit--) length++;
  return length;
}

function last({ bits, mask, version }: Address): bigint {
  return bits | (((1n << width(version)) - 1n) ^ mask);
}

const includes: Methods<RAddress>[string] = [
  1,
  1,
  ({ address }, [other]) => {
    const inner = typeof other === "bigint" ? whole(other, address.version) : asAddress(other);
    const range = { ...address, bits: address.bits & address.mask };
    return holds(range, inner) && (inner.mask & range.mask) === range.mask;
  },
];

const masked: Methods<RAddress>[string] = [
  1,
  1,
  ({ address }, [length]) => {
    if (typeof length !== "bigint") return readAddress(`${printAddress(address)}/${(length as RString).text}`);
    return new RAddress(withPrefix(address, length));
  },
];

function withPrefix(address: Address, length: bigint): Address {
  const bits = width(address.version);
  if (length < 0n || length > bits) return raise("IPAddr::InvalidPrefixError", `invalid length: ${address.bits}`);
  const mask = ((1n << length) - 1n) << (bits - length);
  return { ...address, bits: address.bits & mask, mask };
}

const setPrefix: Methods<RAddress>[string] = [
  1,
  1,
  (self, [length]) => {
    if (typeof length !== "bigint")
      return raise("IPAddr::InvalidPrefixError", `prefix must be an integer: ${self.address.bits}`);
    self.address = withPrefix(self.address, length);
    return length;
  },
];

function needSix({ version }: Address): void {
  if (version === 4) raise("IPAddr::InvalidAddressError", "not an IPv6 address");
}

const setZone: Methods<RAddress>[string] = [
  1,
  1,
  (self, [zone]) => {
    needSix(self.address);
    const text = zone === null ? "" : needText(zone);
    if (zone !== null && !/^%\w+$/.test(text))
      return raise("IPAddr::InvalidAddressError", "invalid zone identifier for address");
    self.address = { ...self.address, zone: text };
    return zone ?? null;
  },
];

const successor: Methods<RAddress>[string] = [
  0,
  0,
  ({ address }) => {
    const bits = address.bits + 1n;
    if (bits >> width(address.version) > 0n)
      return raise("IPAddr::InvalidAddressError", `invalid address: ${address.bits}`);
    return new RAddress({ ...address, bits });
  },
];

const moved = (sign: bigint): Methods<RAddress>[string] => [
  1,
  1,
  ({ address }, [count]) => new RAddress(whole(address.bits + sign * BigInt(needCount(count)), address.version)),
];

const shifted = (shift: (bits: bigint, by: bigint) => bigint): Methods<RAddress>[string] => [
  1,
  1,
  ({ address }, [by]) => {
    const all = (1n << width(address.version)) - 1n;
    return new RAddress({ ...address, bits: shift(address.bits, BigInt(needCount(by))) & all });
  },
];

function arpa({ bits, version }: Address): string {
  const shown = bits.toString(16).padStart(version === 4 ? 8 : 32, "0");
  if (version === 6) return `${[...shown].reverse().join(".")}.ip6.arpa`;
  return `${printAddress({ bits, version, mask: 0n, zone: "" }).split(".").reverse().join(".")}.in-addr.arpa`;
}

/** What the library keeps in each address, which programs read for want of a method. */
const kept: Readonly<Record<string, (address: Address) => RubyValue>> = {
  "@addr": ({ bits }) => bits,
  "@mask_addr": ({ mask }) => mask,
  "@family": ({ version }) => familyOf(version),
  "@zone_id": ({ zone }) => (zone === "" ? null : str(zone)),
};

const familyOf = (version: 4 | 6): bigint => (version === 4 ? 2n : 10n);

/** The methods of addresses. */
export const addressMethods: Methods<RAddress> = {
  ...comparesBySpaceship,
  instance_variable_get: [1, 1, ({ address }, [name]) => kept[needName(name)]?.(address) ?? null],
  instance_variables: [0, 0, () => ["@mask_addr", "@family", "@addr", "@zone_id"].map((name) => RSymbol.of(name))],
  "ipv4?": [0, 0, ({ address }) => address.version === 4],
  "ipv6?": [0, 0, ({ address }) => address.version === 6],
  to_s: [0, 0, ({ address }) => str(printAddress(address))],
  to_string: [
    0,
    0,
    ({ address }) =>
      str(
        address.version === 4
          ? printAddress(address)
          : address.bits
              .toString(16)
              .padStart(32, "0")
              .replace(/(.{4})(?=.)/g, "$1:") + address.zone,
      ),
  ],
  to_i: [0, 0, ({ address }) => address.bits],
  family: [0, 0, ({ address }) => familyOf(address.version)],
  prefix: [0, 0, ({ address }) => prefixOf(address)],
  netmask: [0, 0, ({ address }) => str(printAddress(whole(address.mask, address.version)))],
  "include?": includes,
  "===": includes,
  mask: masked,
  "prefix=": setPrefix,
  zone_id: [
    0,
    0,
    ({ address }) => {
      needSix(address);
      return kept["@zone_id"]!(address);
    },
  ],
  "zone_id=": setZone,
  succ: successor,
  "+": moved(1n),
  "-": moved(-1n),
  "|": [
    1,
    1,
    ({ address }, [other]) =>
      new RAddress({ ...address, bits: address.bits | (typeof other === "bigint" ? other : asAddress(other).bits) }),
  ],
  "&": [
    1,
    1,
    ({ address }, [other]) =>
      new RAddress({ ...address, bits: address.bits & (typeof other === "bigint" ? other : asAddress(other).bits) }),
  ],
  "<<": shifted((bits, by) => bits << by),
  ">>": shifted((bits, by) => bits >> by),
  "~": [
    0,
    0,
    ({ address }) => new RAddress(whole(((1n << width(address.version)) - 1n) ^ address.bits, address.version)),
  ],
  "==": [
    1,
    1,
    ({ address }, [other]) => {
      const found = addressOperand(other, address.version);
      return found !== undefined && found.version === address.version && found.bits === address.bits;
    },
  ],
  "<=>": [
    1,
    1,
    ({ address }, [other]) => {
      const right = addressOperand(other, address.version);
      if (right?.version !== address.version) return null;
      return address.bits < right.bits ? -1n : address.bits > right.bits ? 1n : 0n;
    },
  ],
  to_range: [
    0,
    0,
    ({ address }) =>
      new RRange(
        new RAddress(whole(address.bits, address.version)),
        new RAddress(whole(last(address), address.version)),
        false,
      ),
  ],
  reverse: [0, 0, ({ address }) => str(arpa(address))],
  ip6_arpa: [
    0,
    0,
    ({ address }) => {
      if (address.version === 4) raise("IPAddr::InvalidAddressError", `not an IPv6 address: ${address.bits}`);
      return str(arpa(address));
    },
  ],
  "loopback?": [0, 0, ({ address }) => (address.version === 4 ? address.bits >> 24n === 127n : address.bits === 1n)],
  "private?": [
    0,
    0,
    ({ address }) =>
      address.version === 4
        ? ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"].some((range) => holds(readAddress(range).address, address))
        : address.bits >> 121n === 0x7en,
  ],
  "link_local?": [
    0,
    0,
    ({ address }) => (address.version === 4 ? address.bits >> 16n === 0xa9fen : address.bits >> 118n === 0x3fan),
  ],
};
