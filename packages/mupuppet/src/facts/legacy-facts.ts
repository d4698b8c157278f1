import type { NodeFacts } from "./read-facts.js";

/**
 * For each fact that Facter calls legacy, and that has a structured equivalent with the same value: the path of that.
 */
const structured: Readonly<Record<string, string>> = {
  architecture: "os.architecture",
  augeasversion: "augeas.version",
  bios_release_date: "dmi.bios.release_date",
  bios_vendor: "dmi.bios.vendor",
  bios_version: "dmi.bios.version",
  boardassettag: "dmi.board.asset_tag",
  boardmanufacturer: "dmi.board.manufacturer",
  boardproductname: "dmi.board.product",
  boardserialnumber: "dmi.board.serial_number",
  chassisassettag: "dmi.chassis.asset_tag",
  chassistype: "dmi.chassis.type",
  domain: "networking.domain",
  fqdn: "networking.fqdn",
  gid: "identity.group",
  hardwareisa: "processors.isa",
  hardwaremodel: "os.hardware",
  hostname: "networking.hostname",
  id: "identity.user",
  ipaddress: "networking.ip",
  ipaddress6: "networking.ip6",
  lsbdistcodename: "os.distro.codename",
  lsbdistdescription: "os.distro.description",
  lsbdistid: "os.distro.id",
  lsbdistrelease: "os.distro.release.full",
  lsbmajdistrelease: "os.distro.release.major",
  lsbminordistrelease: "os.distro.release.minor",
  lsbrelease: "os.distro.specification",
  macaddress: "networking.mac",
  macosx_buildversion: "os.macosx.build",
  macosx_productname: "os.macosx.product",
  macosx_productversion: "os.macosx.version.full",
  macosx_productversion_major: "os.macosx.version.major",
  macosx_productversion_minor: "os.macosx.version.minor",
  manufacturer: "dmi.manufacturer",
  memoryfree: "memory.system.available",
  memorysize: "memory.system.total",
  netmask: "networking.netmask",
  netmask6: "networking.netmask6",
  network: "networking.network",
  network6: "networking.network6",
  operatingsystem: "os.name",
  operatingsystemmajrelease: "os.release.major",
  operatingsystemrelease: "os.release.full",
  osfamily: "os.family",
  physicalprocessorcount: "processors.physicalcount",
  processorcount: "processors.count",
  productname: "dmi.product.name",
  rubyplatform: "ruby.platform",
  rubysitedir: "ruby.sitedir",
  rubyversion: "ruby.version",
  scope6: "networking.scope6",
  selinux: "os.selinux.enabled",
  selinux_config_mode: "os.selinux.config_mode",
  selinux_config_policy: "os.selinux.config_policy",
  selinux_current_mode: "os.selinux.current_mode",
  selinux_enforced: "os.selinux.enforced",
  selinux_policyversion: "os.selinux.policy_version",
  serialnumber: "dmi.product.serial_number",
  swapencrypted: "memory.swap.encrypted",
  swapfree: "memory.swap.available",
  swapsize: "memory.swap.total",
  system32: "os.windows.system32",
  uptime: "system_uptime.uptime",
  uptime_days: "system_uptime.days",
  uptime_hours: "system_uptime.hours",
  uptime_seconds: "system_uptime.seconds",
  uuid: "dmi.product.uuid",
  windows_edition_id: "os.windows.edition_id",
  windows_installation_type: "os.windows.installation_type",
  windows_product_name: "os.windows.product_name",
  windows_release_id: "os.windows.release_id",
  xendomains: "xen.domains",
};

/** Those whose structured counterpart has another form. */
const others =
  /^(?:blockdevices|blockdevice_\w+_(?:model|size|vendor)|dhcp_servers|interfaces|(?:ipaddress6?|macaddress|mtu|netmask6?|network6?|scope6)_\w+|ldom_\w+|memoryfree_mb|memorysize_mb|processor\d+|sp_\w+|ssh(?:dsa|ecdsa|ed25519|rsa)key|sshfp_\w+|swapfree_mb|swapsize_mb|zone_\w+|zonename|zones)$/;

/** Whether agents omit a fact since Puppet 8. */
export function isLegacyFact(name: string): boolean {
  return Object.hasOwn(structured, name) || others.test(name);
}

/** How the structured fact with the same value is read: `facts['os']['family']`; undefined if none has exactly that. */
export function structuredFact(name: string): string | undefined {
  if (!Object.hasOwn(structured, name)) return undefined;
  return `facts${structured[name]!.split(".")
    .map((part) => `['${part}']`)
    .join("")}`;
}

/** The facts that an agent of Puppet 8 sends. */
export function withoutLegacyFacts(node: NodeFacts | undefined): NodeFacts | undefined {
  return node && { ...node, facts: new Map([...node.facts].filter(([name]) => !isLegacyFact(name))) };
}
