/** The name of the work that checks a file, of languages whose files can be checked one by one. */
export const checking = "check";
