import type { FileContent } from "@cairn/diagnostics";

/** What modules' Ruby keeps in a server's `vardir` from one catalog to the next. Paths are relative to it. */
export interface StateFiles {
  /** Whether another run finds what this one writes. */
  readonly isKept: boolean;
  kindOf(path: string): "file" | "folder" | undefined;
  read(path: string): FileContent;
  /** Returns a brief reason if it failed. */
  write(path: string, text: string): string | undefined;
  /** The same. */
  makeFolder(path: string): string | undefined;
}

/** The maximum size of what a run keeps in memory. */
const maxBytes = 1 << 26;

/** State that ends with the run. */
export function memoryState(): StateFiles {
  const folders = new Set([""]);
  const files = new Map<string, Uint8Array>();
  let size = 0;
  const makeFolder = (path: string): undefined => {
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) folders.add(path.slice(0, end));
  };
  return {
    isKept: false,
    kindOf: (path) => (files.has(path) ? "file" : folders.has(path) ? "folder" : undefined),
    read: (path) => ({ bytes: files.get(path)! }),
    makeFolder,
    write(path, text) {
      const bytes = new TextEncoder().encode(text);
      size += bytes.length - (files.get(path)?.length ?? 0);
      if (size > maxBytes) return "No space left on device";
      files.set(path, bytes);
      return undefined;
    },
  };
}
