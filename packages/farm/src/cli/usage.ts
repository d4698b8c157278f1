import { visible } from "@cairn/diagnostics";

/** Wrong usage: nothing was done. */
export const wrongUsage = 64;

export const usage = `usage: cairn-farm submit --nodes LIST --environment FOLDER [--shared] [--chunk N] [--priority N] [--run NAME] [-- OPTIONS]
       cairn-farm worker --results FOLDER|s3://BUCKET/PREFIX [--cache FOLDER] [--shared FOLDER]… [--processes N] [--command PROGRAM] [-- OPTIONS]
       cairn-farm status [RUN] [--json] [--wait]
       each with --redis URL (default: REDIS_URL in the environment, else redis://127.0.0.1:6379)
`;

/** What a command is given: its own words, and those after `--`. */
export interface Given {
  readonly own: readonly string[];
  readonly words: readonly string[];
}

export const text = { type: "string" } as const;
export const flag = { type: "boolean" } as const;
export const common = { redis: text, help: flag } as const;

/** Says why the words can't be used; returns the exit code. */
export function reportUsageError(reason: string): number {
  process.stderr.write(`cairn-farm: ${visible(reason)}\n${usage}`);
  return wrongUsage;
}

/** Says what went wrong; returns the exit code. */
export function fail(reason: string): number {
  process.stderr.write(`cairn-farm: ${visible(reason)}\n`);
  return 1;
}

/** A whole number from 1; undefined if a text is none. */
export function countOf(value: string, most: number): number | undefined {
  const number = Number(value);
  return /^\d+$/.test(value) && number >= 1 && number <= most ? number : undefined;
}

/** The URL of Redis: a password is better in the environment, where other users don't see it. */
export function redisUrl(given: string | undefined): string {
  return given ?? process.env["REDIS_URL"] ?? "redis://127.0.0.1:6379";
}

/** A URL without its password. */
export function withoutPassword(url: string): string {
  return url.replace(/\/\/[^/]*@/, "//…@");
}
