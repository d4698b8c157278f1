import type { ValueKind } from "./place.js";

/** Resource types, with attributes that Puppet knows and that refer to nothing. */
export const resourceTypes: Readonly<Record<string, Readonly<Record<string, ValueKind>>>> = {
  file: { owner: "string", mode: "string", content: "string", recurse: "boolean", group: "string" },
  user: { comment: "string", uid: "integer", groups: "strings", managehome: "boolean" },
  package: { ensure: "string", source: "string", install_options: "strings" },
  service: { ensure: "string", enable: "boolean", timeout: "integer" },
  exec: { command: "string", timeout: "integer", environment: "strings" },
  notify: { message: "string", withpath: "boolean" },
  group: { gid: "integer", members: "strings", system: "boolean" },
  schedule: { period: "string", repeat: "integer" },
};

/** Types whose titles are always literal, and those reserved for defined types, whose titles are variables. */
export const plainTypes = ["file", "user", "package", "notify"];
export const typesOfDefines = ["service", "exec", "group", "schedule"];
