import type { Caller } from "./caller.js";
import type { JsonObject } from "./world.js";

/** `$trusted`: what the certificate says, whatever the facts claim. */
export function trustedOf({ extensions, name = "" }: Pick<Caller, "extensions" | "name">): JsonObject {
  const dot = name.indexOf(".");
  return {
    authenticated: "remote",
    certname: name,
    extensions: Object.fromEntries(extensions),
    hostname: dot < 0 ? name : name.slice(0, dot),
    domain: dot < 0 ? null : name.slice(dot + 1),
    external: {},
  };
}
