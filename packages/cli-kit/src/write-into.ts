import { isFileName } from "@cairn/diagnostics";
import type { CliHost } from "./host.js";
import { isBelow } from "./paths.js";

/** A file to be written below a folder, its path with `/`. */
export interface FileInto {
  readonly path: string;
  readonly chunks: Iterable<string>;
}

/** A file that couldn't be written, with a brief reason. */
export interface NotWritten {
  readonly path: string;
  readonly reason: string;
}

/**
 * Writes files below a folder that the user named, creating missing folders. Nothing outside the folder is ever
 * written: if a path consists of anything but plain names, or a link leads out, no file is written at all.
 */
export function writeInto(host: CliHost, folder: string, files: readonly FileInto[]): NotWritten | undefined {
  for (const { path } of files) {
    const reason = refusal(host, folder, path.split("/"));
    if (reason !== undefined) return { path, reason };
  }
  for (const { path, chunks } of files) {
    const place = `${folder}/${path}`;
    const reason =
      host.makeFolder(place.slice(0, place.lastIndexOf("/"))) ?? host.writeFile(place, chunks, "only plain files");
    if (reason !== undefined) return { path, reason };
  }
  return undefined;
}

function refusal(host: CliHost, folder: string, names: readonly string[]): string | undefined {
  const strange = names.find((name) => !isFileName(name));
  if (strange !== undefined) return `\`${strange}\` is not a valid file name on every system`;
  const root = host.realPath(folder)?.replace(/[/\\]$/, "");
  if (root === undefined) return undefined;
  const ways = names.map((_, index) => [folder, ...names.slice(0, index + 1)].join("/"));
  const way = ways.find((each) => !isBelow(root, host.realPath(each) ?? `${root}/`));
  return way === undefined ? undefined : `\`${way}\` is a symbolic link that leads out of \`${folder}\``;
}
