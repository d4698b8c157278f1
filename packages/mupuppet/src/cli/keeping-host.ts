import type { CliHost } from "@cairn/cli-kit";
import { type FileContent, type Files, joinPath } from "@cairn/diagnostics";

/** How much memory the kept files may take; further files are read again each time. */
const mostBytes = 256 * 1024 * 1024;
const mostNames = 500_000;

/** A host that reads each file and folder once. */
export function keepingHost(host: CliHost): { readonly files: Files; readonly host: CliHost } {
  const contents = new Map<string, FileContent>();
  let room = mostBytes;
  const read = (path: string): FileContent => {
    const known = contents.get(path);
    if (known) return known;
    const content = host.read(path);
    const size = 200 + ("bytes" in content ? content.bytes.length : 0);
    if (size <= room) {
      contents.set(path, content);
      room -= size;
    }
    return content;
  };
  const kept = {
    ...host,
    read,
    kindOf: once(host.kindOf),
    readFolder: once(host.readFolder),
    realPath: once(host.realPath),
  };
  const resolve = (from: string, path: string): string => joinPath(from.replace(/[^/]*$/, ""), path);
  return { files: { read, resolve }, host: kept };
}

function once<Outcome>(work: (path: string) => Outcome): (path: string) => Outcome {
  const known = new Map<string, Outcome>();
  return (path) => {
    if (known.has(path)) return known.get(path)!;
    const outcome = work(path);
    if (known.size < mostNames) known.set(path, outcome);
    return outcome;
  };
}
