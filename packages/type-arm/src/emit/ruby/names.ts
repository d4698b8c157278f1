/** `WebServer` for `web-server`: the name of a module. */
export function moduleName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const text = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  // The runtime is itself a module.
  return /^[A-Z]/.test(text) && text !== "TypeArm" ? text : `Types${text}`;
}

/** `web_server`: the name of a file, and of what Puppet autoloads by it. */
export function fileName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9_]+/g, "_");
}

/** `net_host` for `Net::Host`: the name of a resource type. */
export function resourceName(name: string): string {
  return name.replaceAll("::", "_").toLowerCase();
}

/** `NetHost` for `net_host`: how the Resource API names the module of a type's providers. */
export function providerName(resource: string): string {
  return resource
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join("");
}

/**
 * Puppet's own types whose providers Puppet loads for any type of that name, and which need the attributes of the
 * original.
 */
const withProviders: ReadonlySet<string> = new Set(["exec", "group", "package", "service", "user"]);

/** Names that would shadow what Puppet's own code means by them in the namespace of providers. */
const hiding: ReadonlySet<string> = new Set(["hash", "puppet"]);

/** Why Puppet can't load a resource type of this name; undefined if it can. */
export function resourceNameObstacle(resource: string): string | undefined {
  if (withProviders.has(resource))
    return `Puppet has a type \`${resource}\` of its own, whose providers it would load for this one`;
  if (hiding.has(resource)) return `the module of its providers would hide Puppet's own \`${providerName(resource)}\``;
  return /^[a-z]/.test(resource) ? undefined : "the names of Puppet's types begin with a letter";
}
