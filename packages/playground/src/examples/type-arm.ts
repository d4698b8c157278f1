import { filesBelow, pick, type Example } from "./example.js";

const files = filesBelow(
  "type-arm",
  import.meta.glob<string>("../../../../examples/type-arm/*.pp", { query: "?raw", import: "default", eager: true }),
);
const options = {};

export const examples: readonly Example[] = [
  { name: "readme", title: "A port", files: pick(files, ["readme.pp"]), main: "readme.pp", options },
  { name: "network", title: "A network of hosts", files: pick(files, ["network.pp"]), main: "network.pp", options },
  { name: "user", title: "A user of a machine", files: pick(files, ["user.pp"]), main: "user.pp", options },
  { name: "broken", title: "Mistakes in definitions", files: pick(files, ["broken.pp"]), main: "broken.pp", options },
];
