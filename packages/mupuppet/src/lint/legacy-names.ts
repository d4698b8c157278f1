import { structuredFact } from "../facts/legacy-facts.js";

/** Facts that Facter calls legacy, and puppet-lint doesn't report. */
const unreported = /^(?:scope6|windows_(?:edition_id|installation_type|product_name|release_id))$/;
/** Facts without a structured counterpart of the same value. */
const others =
  /^(?:memoryfree_mb|memorysize_mb|swapfree_mb|swapsize_mb|blockdevices|interfaces|zones|zonename|sshfp_(?:dsa|ecdsa|ed25519|rsa)|blockdevice_.*_(?:model|size|vendor)|(?:ipaddress6?|macaddress|mtu|netmask6?|network6?)_.*|processor[0-9]+|sp_.*|ssh(?:dsa|ecdsa|ed25519|rsa)key|ldom_.*|zone_.*_(?:brand|iptype|name|uuid|id|path|status))$/;

/** Whether puppet-lint 4 calls a fact legacy. */
export function isLegacyForLint(name: string): boolean {
  return (structuredFact(name) !== undefined && !unreported.test(name)) || others.test(name);
}
