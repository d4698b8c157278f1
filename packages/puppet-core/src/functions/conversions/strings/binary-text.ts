import { bytesOf, type BinaryValue } from "../../../values/index.js";
import { formatText } from "../../../values/format/format.js";
import { failEvaluation } from "../../../values/fail.js";
import { refuseLetter, type StringFormat } from "./string-format.js";

/** A binary value as a string: decoded as text, or in one of the forms of Base64. */
export function formatBinary(value: BinaryValue, format: StringFormat): string {
  const { letter, written } = format;
  if (letter === "p") return `Binary("${formatText(written.replace("p", "s"), [value.base64])}")`;
  const text = textOf(value, format);
  if (text === undefined) return refuseLetter("Binary", format, "bButTsp");
  return formatText(written.replaceAll(letter, format.alternate ? "p" : "s"), [text]);
}

function textOf(value: BinaryValue, { letter, alternate }: StringFormat): string | undefined {
  switch (letter) {
    case "s":
      return decoded(value, alternate);
    case "b":
      return value.base64.replace(/.{1,60}/g, "$&\n");
    case "B":
      return value.base64;
    case "u":
      return value.base64.replaceAll("+", "-").replaceAll("/", "_");
    case "t":
      return "Binary";
    case "T":
      return "BINARY";
    default:
      return undefined;
  }
}

function decoded(value: BinaryValue, alternate: boolean): string {
  const bytes = bytesOf(value);
  const wrong = bytes.findIndex((byte) => byte > 0x7f);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    if (alternate) return new TextDecoder().decode(bytes);
    const shown = (bytes[wrong] ?? 0).toString(16).toUpperCase();
    return failEvaluation(`"\\x${shown}" from ASCII-8BIT to UTF-8`);
  }
}
