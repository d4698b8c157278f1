import { words, type Declaration } from "@cairn/diagnostics";

/** Errors of environments and of Hiera's data. */
export const dataDiagnostics = {
  environment: {
    severity: "error",
    message: words`the environment can't be used: ${"reason"}`,
    help: words`an environment is a folder with \`environment.conf\`, \`manifests\`, \`modules\`, \`hiera.yaml\` and \`data\`, each of which may be missing`,
  },
  "classes-file": {
    severity: "error",
    message: words`the classes of the node can't be used: ${"reason"}`,
    help: words`write what an external classifier prints: \`classes: { ntp: { servers: [a] } }\`, \`parameters: { role: web }\``,
  },
} as const satisfies Record<string, Declaration>;

/** Errors of lookups in Hiera's data. */
export const hieraDiagnostics = {
  lookup: {
    severity: "error",
    message: words`${"message"}`,
    help: words`\`mupuppet lookup KEY --explain\` shows where the key was looked for`,
  },
  "hiera-config": {
    severity: "error",
    message: words`${"message"}`,
    help: words`a hiera.yaml holds \`version: 5\`, \`defaults\` and a \`hierarchy\` of levels with a \`name\` and a \`path\``,
  },
  "hiera-backend": {
    severity: "error",
    message: words`${"message"}`,
    help: words`keep the data in YAML, JSON or HOCON`,
  },
  "hiera-data": {
    severity: "error",
    message: words`${"message"}`,
    help: words`data are strings, numbers, booleans, lists, and mappings with keys that are strings or numbers`,
  },
  "hiera-cycle": {
    severity: "error",
    message: words`${"message"}`,
    help: words`write one of the values out, so that none needs itself`,
  },
  "still-encrypted": {
    severity: "warning",
    message: words`${"value"} is still encrypted in the catalog`,
    help: words`decrypt it with \`--eyaml-private-key FILE\`, at a level with \`lookup_key: eyaml_lookup_key\``,
  },
  "hiera-ignored": {
    severity: "warning",
    message: words`${"message"}`,
    help: words`it has no effect: change it, or remove it`,
  },
} as const satisfies Record<string, Declaration>;
