import { isFileName } from "@cairn/diagnostics";
import type { CliHost } from "./host.js";

/**
 * Writes a file below a folder that the user has named, and makes the folders on the way. Whatever `path` says and whatever lies there,
 * nothing outside of the folder is written: a path that isn't of plain names, and links that lead out, are refused. Returns why it
 * couldn't, in a few words.
 */
export function writeInto(host: CliHost, folder: string, path: string, chunks: Iterable<string>): string | undefined {
  const names = path.split("/");
  const strange = names.find((name) => !isFileName(name));
  if (strange !== undefined) return `\`${strange}\` can't be the name of a file on every system`;
  const problem = host.makeFolder(folder);
  if (problem !== undefined) return problem;
  const places = names.map((_, index) => [folder, ...names.slice(0, index + 1)].join("/"));
  const way = places.find((place) => leadsOut(place, folder, host));
  if (way !== undefined) return `\`${way}\` is a symbolic link that leads out of \`${folder}\``;
  return host.makeFolder(places.at(-2) ?? folder) ?? host.writeFile(places.at(-1)!, chunks);
}

/** Whether what is there lies outside of the folder, links followed. */
function leadsOut(place: string, folder: string, host: CliHost): boolean {
  const [real, root] = [host.realPath(place), host.realPath(folder)];
  if (real === undefined || root === undefined) return false;
  return real !== root && !/^[/\\]/.test(real.startsWith(root) ? real.slice(root.replace(/[/\\]$/, "").length) : "");
}
