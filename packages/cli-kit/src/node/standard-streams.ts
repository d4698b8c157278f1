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
