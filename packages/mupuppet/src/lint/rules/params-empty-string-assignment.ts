import { words } from "@cairn/diagnostics";
import { parametersOf } from "../parameters.js";
import { lintRule, edits } from "../rule.js";

/** A parameter without a value is `undef`. */
export const paramsEmptyStringAssignment = lintRule(
  "params_empty_string_assignment",
  {
    severity: "warning",
    message: words`class parameter with String type defaults to empty string`,
    help: words`write \`Optional[String[1]] $name = undef\``,
    why: `An empty string is a value; \`Optional[String[1]]\` with \`undef\` says that there is none.`,
    optional: true,
    failing: "class a(String $b = '') { }\n",
    repaired: "class a(Optional[String[1]] $b = undef) { }\n",
  },
  (manifest, report) => {
    for (const definition of manifest.definitions) {
      for (const { initial, name, type } of parametersOf(definition)) {
        const [value] = initial;
        const isText = type?.type === "TYPE" && /^(?:String|Variant)/.test(type.value);
        if (isText && value?.type === "SSTRING" && value.value === "") {
          const isPlain = type.value === "String" && type.nextCode === name;
          const fix = isPlain
            ? edits(
                manifest,
                "write `Optional[String[1]]` and `undef`",
                [type, "Optional[String[1]]"],
                [value, "undef"],
              )
            : undefined;
          report(name, {}, fix);
        }
      }
    }
  },
);
