/** The language server over standard input and output. */
import type { ByteStreams, ServingContext } from "@cairn/cli-kit";
import { StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { PassThrough, Writable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import type { ServerHost } from "../host.js";
import { serveOver } from "../serve.js";
import type { LanguageService } from "../service.js";

/**
 * How much the heap may grow until garbage is collected, in percent of what is alive: by default V8 takes several
 * hundred, and a server that runs all day would hold three times what it needs.
 */
const heapGrowth = 60;

/** Serves an editor until it disconnects; returns the exit code. */
export async function serve(service: LanguageService, { host, options }: ServingContext): Promise<number> {
  const streams = host.openStreams();
  if (!streams) return 1;
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
  const world: ServerHost = {
    ...host,
    after(milliseconds, work) {
      const timer = milliseconds === 0 ? setImmediate(work) : setTimeout(work, milliseconds);
      return () =>
        milliseconds === 0 ? clearImmediate(timer as NodeJS.Immediate) : clearTimeout(timer as NodeJS.Timeout);
    },
  };
  return serveOver(transportOf(streams), { service, world, given: options });
}

function transportOf(streams: ByteStreams) {
  const input = new PassThrough();
  streams.onBytes((bytes) => void input.write(bytes));
  const output = new Writable({
    write: (chunk: Uint8Array, _encoding, done) => void streams.write(chunk).then(() => done(), done),
  });
  return {
    reader: new StreamMessageReader(input),
    writer: new StreamMessageWriter(output),
    onGone: (listener: () => void) => streams.onEnd(() => setImmediate(listener)),
  };
}
