import type { KeyDerivation } from "./header.js";
import { secretProblem, type SecretProblem } from "./problem.js";

/** What a database may cost; a hostile one demands more than is available, before its password is even tried. */
export const LIMITS = {
  /** The largest file that is read, in bytes. */
  fileSize: 256 * 2 ** 20,
  /** Memory for Argon2, in bytes. */
  memory: 2 ** 30,
  /** Memory times rounds for Argon2, in bytes: about half a minute of work. */
  memoryTimesRounds: 32 * 2 ** 30,
  lanes: 256,
  /** Rounds of AES: about half a minute of work. */
  aesRounds: 200_000_000,
  /** What the contents may unpack to, in bytes. */
  unpacked: 256 * 2 ** 20,
  /** The depth of nested groups. */
  depth: 1000,
} as const;

const mebibyte = 2 ** 20;

/** Why deriving the key would cost too much; nothing is allocated to find out. */
export function costProblem(derivation: KeyDerivation, name: string): SecretProblem | undefined {
  const excess = excessOf(derivation);
  return excess === undefined
    ? undefined
    : secretProblem("too-costly", name, `its key derivation takes ${excess}`).problem;
}

function excessOf(derivation: KeyDerivation): string | undefined {
  if (derivation.kind === "aes")
    return derivation.rounds > LIMITS.aesRounds
      ? `${show(derivation.rounds)} rounds, and at most ${show(LIMITS.aesRounds)} are allowed`
      : undefined;
  const { lanes, memory, rounds } = derivation;
  if (memory > LIMITS.memory)
    return `${show(memory / mebibyte)} MiB of memory, and at most ${show(LIMITS.memory / mebibyte)} MiB are allowed`;
  if (lanes > LIMITS.lanes) return `${show(lanes)} lanes, and at most ${LIMITS.lanes} are allowed`;
  if (memory * rounds > LIMITS.memoryTimesRounds)
    return `${show(rounds)} rounds over ${show(memory / mebibyte)} MiB of memory, which would run for minutes`;
  return undefined;
}

/** Digits in groups of three, independent of the locale. */
function show(value: number): string {
  return value >= 1e15 ? value.toExponential(1) : String(Math.ceil(value)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
