/** What constants and global variables stand for. */
import { type Pending, after } from "@cairn/evaluation";
import type { ConstantOf } from "../ast.js";
import { libraryDefining } from "../library/index.js";
import { refusedConstants } from "../values/classes.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { textOf } from "../values/print.js";
import { RClass, type RMatch, RString, type RubyValue } from "../values/values.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** `expression::Name`. */
export function constantOf(node: ConstantOf, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  return after(interpreter.begin(node.parent, frame), (parent) => {
    if (!(parent instanceof RClass)) return raise("TypeError", `${textOf(parent, interpreter)} is not a class/module`);
    const full = `${parent.name}::${node.name}`;
    const found = interpreter.world.constantIn(interpreter.world.body(parent.name), node.name, false);
    return found ?? raise("NameError", `uninitialized constant ${full}`);
  });
}

/** What `require 'English'` calls the results of a match. */
const englishNames: Readonly<Record<string, string>> = {
  $MATCH: "$&",
  $PREMATCH: "$`",
  $POSTMATCH: "$'",
  $LAST_MATCH_INFO: "$~",
  $ERROR_INFO: "$!",
};

/** `$name`. */
export function globalVariable(written: string, { lastMatch, world }: Interpreter): RubyValue {
  const name = Object.hasOwn(englishNames, written) ? englishNames[written]! : written;
  const value = world.globals.get(name);
  if (value !== undefined) return value;
  if (name === "$~") return lastMatch;
  if (name === "$LOAD_PATH" || name === "$:" || name === "$LOADED_FEATURES") {
    const made: RubyValue = [];
    world.globals.set(name, made);
    return made;
  }
  const group = name === "$&" ? "0" : /^\$(\d+)$/.exec(name)?.[1];
  const text = group === undefined ? undefined : lastMatch?.groups[Number(group)];
  if (name === "$`" || name === "$'") return besideMatch(name, lastMatch);
  if (group !== undefined) return text === undefined ? null : new RString(text);
  if (/^\$[A-Za-z_]\w*$/.test(name) && !/^\$std(?:in|out|err)$/.test(name)) return null;
  return name === "$!" || name === "$@" ? null : throwNotInterpreted(`the global variable \`${name}\``);
}

/** What precedes the last match, or follows it. */
function besideMatch(name: "$`" | "$'", match: RMatch | null): RubyValue {
  if (!match) return null;
  const end = match.at + (match.groups[0] ?? "").length;
  return new RString(name === "$`" ? match.text.slice(0, match.at) : match.text.slice(end));
}

const numericConstants: Readonly<Record<string, RubyValue>> = {
  "Float::INFINITY": Infinity,
  "Float::NAN": NaN,
  "Float::EPSILON": Number.EPSILON,
  "Float::MAX": Number.MAX_VALUE,
  "Float::MIN": 2.2250738585072014e-308,
  "Float::DIG": 15n,
  "IPAddr::IN4MASK": (1n << 32n) - 1n,
  "IPAddr::IN6MASK": (1n << 128n) - 1n,
  "Socket::AF_UNSPEC": 0n,
  "Socket::AF_INET": 2n,
  "Socket::AF_INET6": 10n,
  "Math::PI": Math.PI,
  "Math::E": Math.E,
};

/** `Name` or `::A::Name`, whose file is read if a part of the library defines it. */
export function constant(name: string, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  const { modules } = frame.context;
  const found = interpreter.world.constant(name, modules);
  if (found instanceof RClass && (found.name === "Fixnum" || found.name === "Bignum")) return new RClass("Integer");
  if (found !== undefined) return found;
  const plain = name.replace(/^::/, "");
  const part = interpreter.host.readLibrary && (libraryDefining(plain) ?? libraryDefining(plain.split("::", 1)[0]!));
  if (part && !interpreter.world.libraries.has(part))
    return after(interpreter.readLibrary(part), () => constant(name, frame, interpreter));
  if (Object.hasOwn(numericConstants, plain)) return numericConstants[plain]!;
  const [first] = plain.split("::");
  if (refusedConstants.has(first!)) return throwNotInterpreted(`\`${plain}\``);
  const around = modules && !name.startsWith("::") && !plain.includes("::") ? `${modules.body.name}::` : "";
  const missing = plain.includes("::") ? firstMissing(plain, frame, interpreter) : plain;
  return raise("NameError", `uninitialized constant ${around}${missing}`);
}

/** The first part of a qualified name that isn't there. */
function firstMissing(name: string, frame: Frame, interpreter: Interpreter): string {
  const parts = name.split("::");
  const known = parts.findIndex(
    (_, at) => interpreter.world.constant(parts.slice(0, at + 1).join("::"), frame.context.modules) === undefined,
  );
  return parts.slice(0, known < 0 ? parts.length : known + 1).join("::");
}
