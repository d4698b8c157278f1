import { filesBelow, pick, type Example } from "./example.js";

const files = filesBelow(
  "cf2",
  import.meta.glob<string>("../../../../examples/cf2/*.cf2", { query: "?raw", import: "default", eager: true }),
);
const options = {};

export const examples: readonly Example[] = [
  {
    name: "site",
    title: "One site, many authors",
    files: pick(files, ["site.cf2", "base.cf2", "webserver.cf2", "mailserver.cf2", "design.cf2"]),
    main: "site.cf2",
    options,
  },
  {
    name: "broken",
    title: "A conflict, with the ways out",
    files: pick(files, ["broken.cf2", "database.cf2", "cache.cf2"]),
    main: "broken.cf2",
    options,
  },
];
