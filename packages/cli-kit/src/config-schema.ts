import { configurableDeclarations, ruleLevels } from "./config-file.js";
import type { DeclaredDiagnostics, Language, OptionDeclaration } from "./language.js";
import { configName } from "./options.js";

/** The JSON schema of a language's configuration file, for editors. */
export async function configSchema(language: Language): Promise<object> {
  const { catalogue } = await language.load();
  const options = Object.entries(configurableDeclarations(language));
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: configName(language),
    description: `Options of \`${language.name}\`; the command line overrides this file.`,
    type: "object",
    additionalProperties: false,
    properties: {
      $schema: { type: "string" },
      ...Object.fromEntries(options.map(([name, option]) => [name, optionSchema(option)])),
      rules: rulesSchema(catalogue),
    },
  };
}

/** The schema's note on options that need trust. */
const needsTrust =
  "a project's file may set it only if the user trusts the file (`--trust-config`, `--remember-trust`)";

function optionSchema(option: OptionDeclaration): object {
  const type = option.type === "number" ? { type: "integer", minimum: 0 } : { type: option.type };
  const one = option.choices ? { ...type, enum: option.choices } : type;
  const described = {
    description: option.trust === undefined ? option.describe : `${option.describe}; ${needsTrust}`,
    ...(option.default === undefined ? {} : { default: option.default }),
  };
  return option.array ? { ...described, type: "array", items: one } : { ...described, ...one };
}

/** Errors can't be changed. */
function rulesSchema(catalogue: DeclaredDiagnostics): object {
  const lints = Object.keys(catalogue.declarations).filter(
    (name) => catalogue.declarations[name]!.severity !== "error" || catalogue.declarations[name]!.configurable,
  );
  const codes = lints.flatMap((name) => [name, `${catalogue.language}/${name}`]);
  return {
    description: "the level of a warning or a hint, by its code",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(codes.map((code) => [code, { enum: ruleLevels }])),
  };
}
