import { signOf, type Directive } from "./directive.js";

const bases: Readonly<Record<string, { readonly base: bigint; readonly prefix: string; readonly highest: string }>> = {
  o: { base: 8n, prefix: "0", highest: "7" },
  x: { base: 16n, prefix: "0x", highest: "f" },
  X: { base: 16n, prefix: "0X", highest: "F" },
  b: { base: 2n, prefix: "0b", highest: "1" },
  B: { base: 2n, prefix: "0B", highest: "1" },
};

/** The parts of an integer before they are put into the field. */
interface Parts {
  readonly sign: string;
  readonly prefix: string;
  /** Negative numbers without a sign extend infinitely to the left: `..f01`. */
  readonly endless: boolean;
  readonly digits: string;
  readonly filler: string;
}

/** An integer as Ruby's `%d %x %X %o %b %B` format it. */
export function formatInteger(value: bigint, directive: Directive): string {
  return fill(partsOf(value, directive), directive);
}

function partsOf(value: bigint, directive: Directive): Parts {
  const { letter, plus, space, alternate } = directive;
  const notation = bases[letter];
  const isSigned = !notation || plus || space;
  const size = value < 0n ? -value : value;
  const prefix = alternate && notation ? notation.prefix : "";
  if (isSigned || value >= 0n) {
    const text = size.toString(Number(notation?.base ?? 10n));
    const sign = isSigned ? signOf(value < 0n, directive) : "";
    return { sign, prefix, endless: false, digits: letter === "X" ? text.toUpperCase() : text, filler: "0" };
  }
  const text = notation.highest + complement(size, notation.base);
  const digits = letter === "X" ? text.toUpperCase() : text;
  return { sign: "", prefix, endless: true, digits, filler: notation.highest };
}

/** The digits of a negative number after those of its sign extension. */
function complement(size: bigint, base: bigint): string {
  let power = 1n;
  let count = 0;
  while (power < size) {
    power *= base;
    count++;
  }
  return count === 0 ? "" : (power - size).toString(Number(base)).padStart(count, "0");
}

function fill({ sign, prefix: wanted, endless, digits: shown, filler }: Parts, directive: Directive): string {
  const hasPrecision = directive.precision !== undefined;
  let precision = (directive.precision ?? -1) - (endless ? 2 : 0);
  let width = (directive.width ?? 0) - sign.length - (endless ? 2 : 0);
  let [prefix, digits] = [wanted, shown];
  if (prefix === "0") {
    if (endless) prefix = "";
    else if (digits === "0") {
      digits = "";
      if (hasPrecision) precision--;
    } else if (hasPrecision && precision > digits.length) prefix = "";
  } else if (digits === "0") prefix = "";
  width -= prefix.length;
  if (directive.zero && !directive.left && !hasPrecision) {
    precision = width;
    width = 0;
  } else {
    if (precision < digits.length) {
      if (prefix === "" && precision === 0 && digits === "0") digits = "";
      precision = digits.length;
    }
    width -= precision;
  }
  const blanks = " ".repeat(Math.max(0, width));
  const body = `${sign}${prefix}${endless ? ".." : ""}${digits.padStart(precision, filler)}`;
  return directive.left ? body + blanks : blanks + body;
}
