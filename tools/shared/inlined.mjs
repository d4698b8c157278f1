/** Packages that libraries bring along in their own files: of each little is needed. They are devDependencies. */
export const inlined = ["antlr4ng", "yaml"];
