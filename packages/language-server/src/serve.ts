import type { MessageReader, MessageWriter } from "vscode-languageserver";
import { createConnection, createProtocolConnection, type Logger, type WatchDog } from "vscode-languageserver";
import { Server, type ServerContext } from "./server.js";

/** Two ways for messages, and what is told when the other side has gone without saying so. */
export interface Transport {
  readonly reader: MessageReader;
  readonly writer: MessageWriter;
  onGone(listener: () => void): void;
}

/** Answers one client until it ends; the exit code is 0 where it said `shutdown` before, or never said a word. */
export function serveOver({ onGone, reader, writer }: Transport, context: ServerContext): Promise<number> {
  return new Promise((resolve) => {
    let hasBegun = false;
    const watchDog: WatchDog = {
      shutdownReceived: false,
      initialize: () => void (hasBegun = true),
      exit: resolve,
    };
    const factory = (logger: Logger) => createProtocolConnection(reader, writer, logger);
    onGone(() => resolve(hasBegun && !watchDog.shutdownReceived ? 1 : 0));
    new Server(createConnection(factory, watchDog), context).start();
  });
}
