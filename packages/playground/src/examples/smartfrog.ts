import { filesBelow, pick, type Example } from "./example.js";

const files = filesBelow(
  "smartfrog",
  import.meta.glob<string>("../../../../examples/smartfrog/*.sf", { query: "?raw", import: "default", eager: true }),
);
const options = {};

export const examples: readonly Example[] = [
  { name: "readme", title: "Three servers", files: pick(files, ["readme.sf"]), main: "readme.sf", options },
  { name: "site", title: "A small site", files: pick(files, ["site.sf", "prototypes.sf"]), main: "site.sf", options },
  {
    name: "order",
    title: "A warning: the order trap",
    files: pick(files, ["order.sf"]),
    main: "order.sf",
    options,
  },
  {
    name: "broken",
    title: "An error, with its fix",
    files: pick(files, ["broken.sf", "prototypes.sf"]),
    main: "broken.sf",
    options,
  },
];
