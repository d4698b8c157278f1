/** An IP address, masked by its prefix if it has one. */
export interface Address {
  readonly version: 4 | 6;
  readonly bits: bigint;
  readonly mask: bigint;
  readonly zone: string;
}

const widths = { 4: 32, 6: 128 } as const;

/** Why a string isn't an address, in the words of Ruby's library. */
export function addressProblem(text: string): string {
  const [name, suffix] = partsOf(text);
  const address = readName(name);
  if (address && suffix !== undefined && isPrefix(suffix)) {
    if (isLength(suffix)) return `invalid length: ${address.bits}`;
    const isSame = readName(suffix)?.version === address.version;
    return isSame ? `invalid mask ${suffix}: ${address.bits}` : `address family is not same: ${address.bits}`;
  }
  // The library means to print the address, which it doesn't have yet.
  const isFilled = /^(?:\d+\.){3}\d+$/.test(name) && /(?:^|\.)0\d/.test(name);
  return isFilled ? "zero-filled number in IPv4 address is ambiguous: " : "invalid address: ";
}

/** Whether what follows the slash of an address is the matter with it. */
export function hasWrongPrefix(text: string): boolean {
  const [name, suffix] = partsOf(text);
  return suffix !== undefined && isPrefix(suffix) && readName(name) !== undefined;
}

function isPrefix(suffix: string): boolean {
  return isLength(suffix) || readName(suffix) !== undefined;
}

function isLength(suffix: string): boolean {
  return /^\d+$/.test(suffix);
}

function partsOf(text: string): readonly [name: string, suffix: string | undefined] {
  const slash = text.indexOf("/");
  return slash < 0 ? [text, undefined] : [text.slice(0, slash), text.slice(slash + 1)];
}

/**
 * The address of a string for Ruby's `IPAddr`: with a prefix or mask, in brackets or with a zone; undefined if it isn't
 * one.
 */
export function readAddress(text: string): Address | undefined {
  const [name, suffix] = partsOf(text);
  if (name === "") return undefined;
  const address = readName(name);
  return address && suffix !== undefined ? masked(address, suffix) : address;
}

function readName(name: string): Address | undefined {
  const bare = /^\[(.*)\]$/s.exec(name)?.[1];
  const [, inside = bare ?? name, zone = ""] = /^(.*)(%\w+)$/s.exec(bare ?? name) ?? [];
  if (bare === undefined && zone === "" && /^\d+\.\d+\.\d+\.\d+$/.test(inside)) {
    const bits = readFour(inside);
    return bits === undefined ? undefined : { version: 4, bits, mask: allOnes(4), zone };
  }
  const bits = readSix(inside);
  return bits === undefined ? undefined : { version: 6, bits, mask: allOnes(6), zone };
}

function allOnes(version: 4 | 6): bigint {
  return (1n << BigInt(widths[version])) - 1n;
}

function readFour(text: string): bigint | undefined {
  const parts = text.split(".");
  if (parts.some((part) => /^0./.test(part) || Number(part) > 255)) return undefined;
  return parts.reduce((bits, part) => (bits << 8n) | BigInt(part), 0n);
}

/** Eight groups, or fewer with one `::`; the last two may be written as an IPv4 address. */
function readSix(text: string): bigint | undefined {
  const [left = "", right, more] = text.split("::");
  if (more !== undefined) return undefined;
  const [before, behind] = [groupsOf(left, right === undefined), groupsOf(right ?? "", true)];
  if (!before || !behind) return undefined;
  const missing = 8 - before.length - behind.length;
  if (right === undefined ? missing !== 0 : missing < 0) return undefined;
  const groups = [...before, ...Array.from({ length: Math.max(missing, 0) }, () => 0n), ...behind];
  return groups.reduce((bits, group) => (bits << 16n) | group, 0n);
}

function groupsOf(text: string, mayEndWithFour: boolean): bigint[] | undefined {
  if (text === "") return [];
  const groups: bigint[] = [];
  const parts = text.split(":");
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (/^[\da-f]{1,4}$/i.test(part)) groups.push(BigInt(`0x${part}`));
    else if (isLast && mayEndWithFour && /^\d+\.\d+\.\d+\.\d+$/.test(part)) {
      const four = readFour(part);
      if (four === undefined) return undefined;
      groups.push(four >> 16n, four & 0xffffn);
    } else return undefined;
  }
  return groups;
}

function masked(address: Address, suffix: string): Address | undefined {
  const { bits, version } = address;
  const mask = maskOf(suffix, version);
  return mask === undefined ? undefined : { ...address, bits: bits & mask, mask };
}

function maskOf(suffix: string, version: 4 | 6): bigint | undefined {
  const all = allOnes(version);
  if (/^(?:0|[1-9]\d*)$/.test(suffix)) {
    const length = Number(suffix);
    return length > widths[version] ? undefined : all ^ (all >> BigInt(length));
  }
  const given = readAddress(suffix);
  if (!given || given.version !== version) return undefined;
  const holes = all ^ given.bits;
  return (holes & (holes + 1n)) === 0n ? given.bits : undefined;
}

/** Whether a range contains an address (or another range). */
export function holds(range: Address, { bits, version }: Address): boolean {
  return range.version === version && (bits & range.mask) === range.bits;
}

/** An address as Ruby prints it. */
export function printAddress({ bits, version, zone }: Address): string {
  if (version === 4) return printFour(bits);
  const groups = Array.from({ length: 8 }, (_, index) => ((bits >> BigInt((7 - index) * 16)) & 0xffffn).toString(16));
  return shortened(groups.join(":"), bits) + zone;
}

/** The address as `IPAddr#inspect` shows it: in full. */
export function printInFull(address: Address): string {
  if (address.version === 4) return printFour(address.bits);
  const digits = address.bits.toString(16).padStart(32, "0");
  return digits.replace(/(.{4})(?!$)/g, "$1:") + address.zone;
}

function printFour(bits: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => String((bits >> shift) & 255n)).join(".");
}

/** The longest run of zeros becomes `::`. */
function shortened(text: string, bits: bigint): string {
  if (bits === 0n) return "::";
  let short = text;
  for (let count = 7; count >= 2 && short === text; count--) {
    short = text.replace(new RegExp(`\\b${Array.from({ length: count }, () => "0").join(":")}\\b`), ":");
  }
  short = short.replace(/:{3,}/, "::");
  const [whole, prefix = ""] = /^::(ffff:)?[\da-f]{1,4}:[\da-f]{1,4}$/i.exec(short) ?? [];
  return whole === undefined ? short : `::${prefix}${printFour(bits & 0xffffffffn)}`;
}
