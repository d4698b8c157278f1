/**
 * Node's side of a command: the only folder of this package that touches the process, its streams, files and threads.
 * Everything else gets them as a `CliHost`, so that commands run in memory, in tests and in browsers.
 */
import type { ByteStreams } from "../host.js";

/** Standard input and output of this process. */
export function openStandardStreams(): ByteStreams {
  const { stdin, stdout } = process;
  return {
    onBytes: (listener) => void stdin.on("data", listener),
    onEnd(listener) {
      let isOver = false;
      const end = (): void => {
        if (!isOver) listener();
        isOver = true;
      };
      stdin.on("end", end).on("close", end).on("error", end);
      stdout.on("close", end).on("error", end);
    },
    write: (bytes) => new Promise((resolve) => void stdout.write(bytes, () => resolve())),
  };
}
