import { join } from "node:path";
import { isCertificateName } from "@cairn/puppet-ca";
import { badRequest } from "../problem.js";

/**
 * The path of a node's file or directory, `suffix` included. Every path of the server's state that contains a node's name comes from
 * here: with an authority elsewhere, a name may be anything, such as `../exported/web1`. Throws a `Refusal` for such a name.
 */
export function nodePath(folder: string, name: string, suffix = ""): string {
  if (!isCertificateName(name)) throw badRequest("the node's name isn't a valid certificate name");
  return join(folder, `${name}${suffix}`);
}
