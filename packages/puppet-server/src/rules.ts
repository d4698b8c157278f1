import type { Caller } from "./caller.js";

/**
 * Who may use a route: `everybody`; any holder of a valid certificate (`certificate`); only the node that the route's
 * `:name` names (`own`); those who may govern the server (`administrator`).
 */
export type Allowed = "administrator" | "certificate" | "everybody" | "own";

/** Whether a caller may use a route; nobody may use one without a rule. */
export function isAllowed(
  allowed: Allowed | undefined,
  { extensions, name }: Caller,
  wanted: string | undefined,
  administrators: ReadonlySet<string>,
): boolean {
  switch (allowed) {
    case "everybody":
      return true;
    case "certificate":
      return name !== undefined;
    case "own":
      return name !== undefined && name === wanted;
    case "administrator":
      return name !== undefined && (administrators.has(name) || extensions.get("pp_cli_auth") === "true");
    case undefined:
      return false;
  }
}
