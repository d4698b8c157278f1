import {
  createConnection,
  createProtocolConnection,
  ErrorCodes,
  Message,
  type Logger,
  type MessageReader,
  type MessageStrategy,
  type MessageWriter,
  type ResponseMessage,
  type WatchDog,
} from "vscode-languageserver";
import { mistakeIn } from "./parameters.js";
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
    const factory = (logger: Logger) =>
      createProtocolConnection(reader, writer, logger, { messageStrategy: refusing(writer, logger) });
    onGone(() => resolve(hasBegun && !watchDog.shutdownReceived ? 1 : 0));
    new Server(createConnection(factory, watchDog), context).start();
  });
}

/** Refuses messages without the parts that their method needs, so that whatever else fails is a bug of ours. */
function refusing(writer: MessageWriter, logger: Logger): MessageStrategy {
  return {
    handleMessage(message, next) {
      const isAsked = Message.isRequest(message);
      const mistake =
        isAsked || Message.isNotification(message) ? mistakeIn(message.method, message.params) : undefined;
      if (mistake === undefined) return next(message);
      logger.warn(`a mistake of the client: ${mistake}`);
      if (!isAsked) return;
      const error = { code: ErrorCodes.InvalidParams, message: mistake };
      return writer.write({ jsonrpc: "2.0", id: message.id, error } as ResponseMessage);
    },
  };
}
