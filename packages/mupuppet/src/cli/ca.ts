import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";

/** Where the authority is, for `ca` and for `serve`. */
export const caFolder = {
  type: "string",
  value: "FOLDER",
  describe: "the folder of the certificate authority, in the layout of Puppet's (`ca_crt.pem`, `ca_key.pem`, …)",
} as const;

const options: OptionDeclarations = {
  ca: { ...caFolder, default: "./ca" },
  "ca-name": { type: "string", value: "NAME", default: "Puppet CA", describe: "`init`: what the authority is called" },
  "dns-alt-names": { type: "string", array: true, value: "NAME", describe: "`generate`: other names of the server" },
  administrator: { type: "boolean", describe: "`generate`: a certificate that may sign and revoke over the network" },
  "allow-dns-alt-names": { type: "boolean", describe: "`sign`: also requests that ask for other names" },
  "allow-authorization-extensions": { type: "boolean", describe: "`sign`: also requests that ask for rights" },
  format: { type: "string", alias: "f", choices: ["text", "json"], default: "text", describe: "the format of `list`" },
};

/** `mupuppet ca`: a certificate authority for Puppet's agents. */
export const ca: ExtraCommand = {
  name: "ca",
  summary: "sign, revoke and list certificates of Puppet's agents",
  arguments: [
    {
      name: "ACTION",
      describe: "what to do",
      choices: ["init", "list", "sign", "revoke", "clean", "generate"],
    },
    { name: "NAME", describe: "the names of certificates", many: true, optional: true },
  ],
  options,
  examples: [
    ["ca init --ca /etc/mupuppet/ca", "make an authority"],
    ["ca list --ca /etc/mupuppet/ca", "what waits to be signed, what is signed, what is revoked"],
    ["ca sign web1.example.com --ca /etc/mupuppet/ca", "sign an agent's request, once its fingerprint was compared"],
    ["ca clean web1.example.com --ca /etc/mupuppet/ca", "revoke what it has, and let it ask again"],
  ],
  run: async (context) => (await import("./run-ca.js")).runCa(context),
};
