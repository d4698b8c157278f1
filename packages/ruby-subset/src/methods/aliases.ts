/** Aliases of Ruby's methods. */
export const aliases: Readonly<Record<string, string>> = {
  append: "push",
  collect: "map",
  collect_concat: "flat_map",
  detect: "find",
  entries: "to_a",
  filter: "select",
  "member?": "include?",
  prepend: "unshift",
  magnitude: "abs",
};
