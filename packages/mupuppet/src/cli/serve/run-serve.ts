import { exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { optionsInForce } from "./options-in-force.js";
import { ServeProblem } from "./serve-problem.js";
import { startWorkers, type StartedWorkers } from "./start-workers.js";

/** `mupuppet serve FOLDER`: serves until it is told to stop, then answers the requests under way and ends. */
export async function runServe({ host, request, words }: ExtraCommandContext): Promise<number> {
  let workers: StartedWorkers | undefined;
  try {
    const folder = folderIn(words);
    workers = startWorkers(optionsInForce(folder, request.options).options);
    const { connect } = workers;
    // The server is loaded while the workers load the compiler.
    const { serve } = await import("./serve-agents.js");
    const serving = await serve(folder, request.options, host, (_options, server) => connect(server));
    host.writeStderr(`mupuppet serves on port ${serving.port}\n`);
    await new Promise((resolve) => process.once("SIGTERM", resolve));
    host.writeStderr("mupuppet ends as soon as the requests under way are answered\n");
    await serving.close();
    return exitCodes.fine;
  } catch (thrown) {
    await workers?.close();
    if (!(thrown instanceof ServeProblem) && !isOfSystem(thrown)) throw thrown;
    host.writeStderr(`mupuppet: ${(thrown as Error).message}\n`);
    return thrown instanceof ServeProblem ? thrown.exitCode : exitCodes.inputErrors;
  }
}

function folderIn([folder]: readonly string[]): string {
  if (folder === undefined) throw new ServeProblem("name the folder of environments, or say `--stdio`");
  return folder;
}

function isOfSystem(thrown: unknown): boolean {
  return thrown instanceof Error && "syscall" in thrown;
}
