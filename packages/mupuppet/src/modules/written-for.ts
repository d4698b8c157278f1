/**
 * The versions of modules whose functions are also implemented here, in place of their Ruby: equivalent and faster. For
 * all other versions and modules the Ruby is used.
 */
export const writtenFor: Readonly<Record<string, string>> = {
  mysql: "8.1.0",
  openstacklib: "21.0.0",
  postgresql: "6.7.0",
  stdlib: "8.5.0",
};
