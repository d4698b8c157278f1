import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether the request of a name is signed at once. */
export type Autosign = (name: string, request: string) => Promise<boolean>;

/** Who is signed at once: whom a program says if one is named, else whom a list names. */
export interface AutosignOptions {
  /** A file of names and patterns (`*.example.com`), one a line, read anew for each request. */
  readonly file?: string;
  /** A program that gets the name as its argument and the request on standard input, and says yes with status 0. */
  readonly command?: string;
}

const mostSeconds = 10;

/** The policy that options describe; without any nothing is signed by itself. */
export function autosignPolicy({ command, file }: AutosignOptions): Autosign {
  if (command !== undefined) return (name, request) => agrees(command, name, request);
  if (file !== undefined) return async (name) => isListed(name, readFileSync(file, "utf8"));
  return async () => false;
}

/** Patterns are those of Puppet's autosign.conf: a name, or `*.` and a domain, which means all names below it. */
export function isListed(name: string, list: string): boolean {
  const lines = list.split("\n").map((line) => line.replace(/#.*/, "").trim());
  return lines.some((line) => line === name || line === "*" || (line.startsWith("*.") && name.endsWith(line.slice(1))));
}

async function agrees(command: string, name: string, request: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, [name], { stdio: ["pipe", "ignore", "inherit"] });
    const timer = setTimeout(() => child.kill("SIGKILL"), mostSeconds * 1000);
    const answer = (isYes: boolean): void => {
      clearTimeout(timer);
      resolve(isYes);
    };
    child.on("error", () => answer(false));
    child.on("close", (status) => answer(status === 0));
    child.stdin.on("error", () => undefined).end(request);
  });
}
