import { filesBelow, pick, type Example } from "./example.js";

const files = filesBelow(
  "mupuppet",
  import.meta.glob<string>("../../../../examples/mupuppet/**/*.{pp,json,yaml}", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const repository = filesBelow(
  "control-repo",
  import.meta.glob<string>("../../../../examples/control-repo/**/*.{pp,yaml,conf,epp,erb}", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
/** What is read first is first. */
const first = ["manifests/site.pp", "hiera.yaml", "data/common.yaml", "facts/web2.yaml", "facts/db1.yaml"];
const others = Object.keys(repository).filter((path) => !first.includes(path) && !path.startsWith("facts/"));

export const examples: readonly Example[] = [
  {
    name: "readme",
    title: "A message of the day",
    files: pick(files, ["readme.pp", "facts/web1.json"]),
    main: "readme.pp",
    options: { node: "web1", facts: "facts/web1.json" },
  },
  {
    name: "site",
    title: "A site with a module",
    files: pick(files, [
      "site.pp",
      "modules/web/manifests/init.pp",
      "modules/web/manifests/vhost.pp",
      "modules/web/types/log.pp",
      "facts/web1.json",
      "facts/web2.yaml",
    ]),
    main: "site.pp",
    options: { facts: "facts/web1.json" },
  },
  {
    name: "control-repo",
    title: "A control repository with Hiera",
    files: pick(repository, [...first, ...others.sort()]),
    main: "manifests/site.pp",
    options: { facts: "facts/web2.yaml" },
  },
  { name: "broken", title: "Errors, all at once", files: pick(files, ["broken.pp"]), main: "broken.pp", options: {} },
];
