import { exitCodes, type ByteStreams, type CliHost, type OptionValues } from "@cairn/cli-kit";
import { readRequest } from "./catalog-request.js";
import { WarmCompilers } from "./warm-compilers.js";

/** The longest line, in bytes. */
const longest = 64 * 1024 * 1024;

/** `mupuppet serve --stdio`: a line of JSON for each catalog, until the other side has gone. */
export async function runStdio(options: OptionValues, host: CliHost): Promise<number> {
  const streams = host.openStreams();
  if (!streams) {
    host.writeStderr("mupuppet: there is no standard input to read requests from\n");
    return exitCodes.usage;
  }
  const compilers = new WarmCompilers(options, host);
  for await (const line of lines(streams)) {
    const answer = line === undefined ? tooLong : answerTo(line, compilers);
    await streams.write(Buffer.from(`${answer}\n`));
    if (line === undefined) return exitCodes.inputErrors;
  }
  return exitCodes.fine;
}

const tooLong = JSON.stringify({ error: `a request takes more than ${longest} bytes: nothing more is read` });

function answerTo(line: string, compilers: WarmCompilers): string {
  const request = readRequest(line);
  const id = request.id === undefined ? "" : `"id":${JSON.stringify(request.id)},`;
  if ("problem" in request) return `{${id}"error":${JSON.stringify(request.problem)}}`;
  const answer = compilers.compile(request);
  if ("error" in answer) return `{${id}"error":${JSON.stringify(answer.error)}}`;
  return `{${id}"catalog":${onOneLine(answer.catalog)},"exported":${JSON.stringify(answer.exported)}}`;
}

/** Strings in JSON contain no line breaks: the ones that there are separate values. */
function onOneLine(json: string): string {
  return json.replace(/\n */g, "");
}

/** The lines that arrive; undefined in place of one that is too long, which is the last. */
async function* lines(streams: ByteStreams): AsyncGenerator<string | undefined> {
  const buffer = new LineBuffer();
  for await (const bytes of chunks(streams)) {
    for (const line of buffer.take(bytes)) if (line.trim() !== "") yield line;
    if (buffer.length > longest) return yield undefined;
  }
  const rest = buffer.text();
  if (rest.trim() !== "") yield rest;
}

async function* chunks(streams: ByteStreams): AsyncGenerator<Uint8Array> {
  const arrived: Uint8Array[] = [];
  let [hasEnded, wake] = [false, (): void => undefined];
  streams.onBytes((bytes) => (arrived.push(bytes), wake()));
  streams.onEnd(() => ((hasEnded = true), wake()));
  for (;;) {
    while (arrived.length > 0) yield arrived.shift()!;
    if (hasEnded) return;
    await new Promise<void>((resolve) => (wake = resolve));
  }
}

/** Bytes that wait for the end of their line. */
class LineBuffer {
  length = 0;
  private pieces: Uint8Array[] = [];

  /** The lines that end in `bytes`. */
  *take(bytes: Uint8Array): Iterable<string> {
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      this.add(bytes.subarray(from, end));
      yield this.text();
      [this.pieces, this.length, from] = [[], 0, end + 1];
    }
    this.add(bytes.subarray(from));
  }

  text(): string {
    return Buffer.concat(this.pieces).toString("utf8");
  }

  private add(piece: Uint8Array): void {
    this.pieces.push(piece);
    this.length += piece.length;
  }
}
