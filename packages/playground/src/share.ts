import { largestProject, projectOf, type Project } from "./project.js";

/** Says that the rest of a fragment is a project: its version, then base64url of deflated JSON. */
const prefix = "p1.";

/** The fragment of an address that holds a project. */
export async function fragmentOf(project: Project): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(project));
  const packed = await readAll(streamOf(bytes).pipeThrough(new CompressionStream("deflate-raw")), Infinity);
  return prefix + base64(packed!);
}

/** The project of a fragment; undefined if there is none, or it is damaged or too large. */
export async function projectOfFragment(fragment: string, languages: readonly string[]): Promise<Project | undefined> {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith(prefix)) return undefined;
  try {
    const packed = Uint8Array.from(atob(text.slice(prefix.length).replace(/-/g, "+").replace(/_/g, "/")), (unit) =>
      unit.charCodeAt(0),
    );
    const bytes = await readAll(streamOf(packed).pipeThrough(new DecompressionStream("deflate-raw")), largestProject);
    return bytes && projectOf(JSON.parse(new TextDecoder().decode(bytes)), languages);
  } catch {
    // What strangers put into an address may be anything.
    return undefined;
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream();
}

/** All bytes, or undefined if there are more than `most`. */
async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(read.value);
  }
  const all = new Uint8Array(size);
  chunks.reduce((at, chunk) => (all.set(chunk, at), at + chunk.length), 0);
  return all;
}

function base64(bytes: Uint8Array): string {
  const units = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(units).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
