import { reservedTypeNames } from "@cairn/puppet-core/types";

const otherDataTypes: ReadonlySet<string> = new Set([
  ...["binary", "callable", "catalogentry", "class", "data", "default", "iterable", "iterator", "notundef", "resource"],
  ...["richdata", "scalardata", "undef", "uri"],
]);

/** Whether `Name[…]` is a reference to a resource, not a data type or a reference to a class. */
export function isResourceType(name: string): boolean {
  return !reservedTypeNames.has(name.toLowerCase()) && !otherDataTypes.has(name.toLowerCase());
}

/** The built-in resource types of Puppet 7, `t` in figure 6; all others are defined types, `u`. */
const builtInTypes: ReadonlySet<string> = new Set([
  ...["augeas", "cron", "exec", "file", "filebucket", "group", "host", "mailalias", "maillist", "mount", "notify"],
  ...["package", "resources", "schedule", "scheduled_task", "selboolean", "selmodule", "service", "ssh_authorized_key"],
  ...["sshkey", "stage", "tidy", "user", "whit", "yumrepo", "zfs", "zone", "zpool"],
]);

/** Whether a resource type is built into Puppet. */
export function isBuiltInType(name: string): boolean {
  return builtInTypes.has(name);
}
