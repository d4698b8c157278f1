/**
 * The versions of modules whose functions are written here as well, and stand in for their Ruby: they are the same and faster. In all
 * other versions and modules the Ruby decides.
 */
export const writtenFor: Readonly<Record<string, string>> = {
  mysql: "8.1.0",
  openstacklib: "21.0.0",
  postgresql: "6.7.0",
  stdlib: "8.5.0",
};
