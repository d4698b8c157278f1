const registered = "1.3.6.1.4.1.34380.1.1";
const authorization = "1.3.6.1.4.1.34380.1.3";

const registeredNames = [
  "pp_uuid",
  "pp_instance_id",
  "pp_image_name",
  "pp_preshared_key",
  "pp_cost_center",
  "pp_product",
  "pp_project",
  "pp_application",
  "pp_service",
  "pp_employee",
  "pp_created_by",
  "pp_environment",
  "pp_role",
  "pp_software_version",
  "pp_department",
  "pp_cluster",
  "pp_provisioner",
  "pp_region",
  "pp_datacenter",
  "pp_zone",
  "pp_network",
  "pp_securitypolicy",
  "pp_cloudplatform",
  "pp_apptier",
  "pp_hostname",
  "pp_owner",
];

/** The extensions of certificates that Puppet has names for, by their object identifiers. */
export const extensionNames: ReadonlyMap<string, string> = new Map([
  ...registeredNames.map((name, index) => [`${registered}.${index + 1}`, name] as const),
  [`${authorization}.1`, "pp_authorization"],
  [`${authorization}.2`, "pp_auth_auto_renew"],
  [`${authorization}.13`, "pp_auth_role"],
  [`${authorization}.39`, "pp_cli_auth"],
]);

/** That of administrators' certificates. */
export const administratorExtension = `${authorization}.39`;

/** Whether it is one of those that a node may ask for itself: they describe it. */
export function describesNode(identifier: string): boolean {
  return identifier.startsWith(`${registered}.`) || identifier.startsWith("1.3.6.1.4.1.34380.1.2.");
}

/** Whether it is one of those that decide what its holder may do. */
export function grantsRights(identifier: string): boolean {
  return identifier.startsWith(`${authorization}.`);
}

/** Whether it is any of Puppet's own. */
export function isOfPuppet(identifier: string): boolean {
  return describesNode(identifier) || grantsRights(identifier);
}
