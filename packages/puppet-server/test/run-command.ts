import { spawn } from "node:child_process";

/** Runs a command while this process goes on: it may be the one that answers the command. */
export async function run(
  command: string,
  words: readonly string[],
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", reject).on("close", (status) => resolve({ status, output }));
  });
}
