import type { CliHost } from "@cairn/cli-kit";
import { joinPath } from "@cairn/diagnostics";
import type { StateFiles } from "../facts/state-files.js";

/** The state in `--state`: a folder in it that only the user may read, because what modules keep may be secret. */
export function stateFolder(folder: string, host: CliHost): StateFiles {
  const at = (path: string): string => joinPath(folder, `vardir/${path}`);
  const makeFolder = (path: string): string | undefined => host.makeFolder(at(path), "private");
  return {
    isKept: true,
    kindOf: (path) => (path === "" ? "folder" : host.kindOf(at(path))),
    read: (path) => host.read(at(path)),
    makeFolder,
    write: (path, text) =>
      makeFolder(path.slice(0, Math.max(path.lastIndexOf("/"), 0))) ??
      host.rewriteFile(at(path), [text], "only plain files"),
  };
}
