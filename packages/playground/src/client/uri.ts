/** The files of a project as the server names them. */
import { folder } from "../project.js";

const root = `file://${folder}/`;

export function uriOfPath(path: string): string {
  return root + path.split("/").map(encodeURIComponent).join("/");
}

export function pathOfUri(uri: string): string {
  return decodeURIComponent(uri.slice(root.length));
}
