/** Running other programs: the one place of the tools that starts a process. */
import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const outputLimit = 256 * 1024 * 1024;

/** The text as a shell would want it typed; only for showing. */
export function printable(words) {
  return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(" ");
}

/** Runs a program with our own output and a closed stdin; returns its exit status, never throws. */
export function run(command, words, options = {}) {
  const result = spawnSync(command, words, { cwd: root, stdio: ["ignore", "inherit", "inherit"], ...options });
  if (result.error) process.stderr.write(`${command}: ${result.error.message}\n`);
  return result.status ?? 1;
}

/** Runs a program and returns what it said: `{ status, stdout, stderr }`. */
export function capture(command, words, options = {}) {
  const settings = {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: outputLimit,
    ...options,
  };
  const result = spawnSync(command, words, settings);
  const stderr = (result.stderr ?? "") + (result.error ? `${command}: ${result.error.message}\n` : "");
  return { status: result.status ?? 1, stdout: result.stdout ?? "", stderr };
}

/** Runs a program as `capture` does, without waiting, and hands over each line of its output when it is there. */
export async function follow(command, words, onLine, options = {}) {
  const child = spawn(command, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
  const said = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"]) {
    createInterface({ input: child[stream] }).on("line", (line) => {
      said[stream] += `${line}\n`;
      if (stream === "stdout") onLine(line);
    });
  }
  const status = await new Promise((resolve) => {
    child.on("error", ({ message }) => resolve((said.stderr += `${command}: ${message}\n`) && 1));
    child.on("close", (code) => resolve(code ?? 1));
  });
  return { status, ...said };
}

/** Starts a program that goes on. `send` writes to its standard input, if that is a pipe; `end` resolves with its exit status. */
export function serve(command, words, options = {}) {
  const child = spawn(command, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
  let output = "";
  let ended = false;
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const end = new Promise((resolve) => {
    child.on("error", ({ message }) => resolve((output += `${command}: ${message}\n`) && 1));
    child.on("close", (code) => resolve(code ?? 1));
  });
  const kill = () => child.kill();
  process.once("exit", kill);
  void end.then(() => {
    ended = true;
    process.off("exit", kill);
  });
  return {
    end,
    output: () => output,
    hasEnded: () => ended,
    send: (text) => child.stdin.write(text),
    stop: async () => {
      child.kill();
      await end;
    },
  };
}

/** The command and first words that start npm, also where npm is a script that only a shell can start. */
export function npm(...words) {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) return [process.execPath, [script, ...words]];
  return ["npm", words, { shell: process.platform === "win32" }];
}

/** A program of an installed package, as a word for `process.execPath`. */
export function nodeProgram(packageName, path) {
  return join(dirname(createRequire(join(root, "package.json")).resolve(`${packageName}/package.json`)), path);
}
