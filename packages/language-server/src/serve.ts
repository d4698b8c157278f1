import type { MessageReader, MessageWriter } from "vscode-languageserver";
import { createConnection, createProtocolConnection, type Logger, type WatchDog } from "vscode-languageserver";
import { Server, type ServerContext } from "./server.js";

/** Both directions of a connection, and a callback for a client that disconnects without notice. */
export interface Transport {
  readonly reader: MessageReader;
  readonly writer: MessageWriter;
  onGone(listener: () => void): void;
}

/** Serves one client until it disconnects; the exit code is 0 if it sent `shutdown` before, or never sent a message. */
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
