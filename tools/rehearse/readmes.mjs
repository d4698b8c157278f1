/** The commands and programs of READMEs, as a reader pastes them. */
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../shared/command.mjs";

const names = "smartfrog|cf2|mupuppet|type-arm";
const line = new RegExp(`^(?:npx )?(?:${names}) \\S`);
/** Files that a README's commands name but its text doesn't show. */
const files = join(root, "tools/rehearse/readmes");

/** The commands of a README: lines of its blocks `sh` and `text`, and in its text those with an argument. Comments are taken off. */
export function commandsOf(text) {
  const blocks = [...text.matchAll(/^```(?:sh|text|console)\n([^]*?)^```$/gm)].flatMap(([, block]) =>
    block.split("\n"),
  );
  const spans = [...text.replaceAll(/^```[^]*?^```$/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  const lines = blocks.map((each) => each.split(/ +#| {3,}/)[0].trim());
  return [...lines, ...spans.filter((code) => / \S+\.\w+/.test(code) && !code.includes("CODE"))].filter((each) =>
    line.test(each),
  );
}

/** The names under which the project's README speaks of the programs that it shows, in their order. */
const shownInRoot = ["site.pp", "site.sf", "site.cf2", "readme.pp"];

/** The files that a README shows: each block below a line that is nothing but the file's name in code, or else under one of `others`. */
export function filesOf(text, others = []) {
  const named = [...text.matchAll(/^`([\w./-]+)`:\n\n```\w+\n([^]*?)^```$/gm)];
  const programs = [...text.matchAll(/^```(?:smartfrog|cf2|puppet)\n([^]*?)^```$/gm)];
  return [
    ...named.map(([, path, content]) => ({ path, content })),
    ...others.map((path, at) => ({ path, content: programs[at][1] })),
  ];
}

/** The programs in TypeScript of a README. */
export function programsOf(text) {
  return [...text.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code]) => code).filter((code) => /^import /m.test(code));
}

/** Runs all commands of a README in a project: each must end with 0, and `diff`, which has something to find, with 2. */
export function tryReadme(project, path) {
  const text = readFileSync(join(root, path), "utf8");
  const own = join(files, path.replace("/README.md", "").replaceAll("/", "-"));
  if (existsSync(own)) cpSync(own, project.folder, { recursive: true });
  const isRoot = path === "README.md";
  if (isRoot) cpSync(join(root, "examples"), join(project.folder, "examples"), { recursive: true });
  for (const { path: file, content } of filesOf(text, isRoot ? shownInRoot : [])) project.write(file, content);
  const commands = commandsOf(text).filter((each) => !/ lsp$/.test(each)); // `tryCommand` talks to the servers.
  if (commands.length === 0) return [`${path}: no command was found`];
  return commands.flatMap((each) => project.shell(each, { status: / diff /.test(each) ? 2 : 0 }));
}

/** The programs of READMEs for `typeCheck`: each a module of its own, which has a `text` and is a script on Node.js. */
export function programsIn(paths) {
  const all = paths.flatMap((path) =>
    programsOf(readFileSync(join(root, path), "utf8")).map((code, at) => [
      `${path.replaceAll(/[^a-z0-9]+/gi, "-")}-${at + 1}.ts`,
      `declare const text: string;\n${code}`,
    ]),
  );
  return new Map(all);
}
