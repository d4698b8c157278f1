/** Looks for relative links in Markdown files that lead nowhere. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./shared/command.mjs";

const left = new Set(["node_modules", ".git", ".nx", "dist", "api", "generated", "cases"]);

function markdownFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return left.has(entry.name) ? [] : markdownFiles(join(folder, entry.name));
    return entry.name.endsWith(".md") ? [join(folder, entry.name)] : [];
  });
}

/** The targets of links outside code blocks that name a file of the project. */
function targetsIn(text) {
  const prose = text.replace(/^(```+)[^]*?^\1/gm, "").replace(/`[^`\n]*`/g, "`code`");
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  // Pages that only the built site has.
  return targets
    .filter((target) => !/^(?:[a-z]+:|#|\/(?:api|playground)\/)/.test(target))
    .map((target) => target.replace(/#.*$/, ""));
}

const broken = markdownFiles(root).flatMap((file) =>
  targetsIn(readFileSync(file, "utf8"))
    .filter((target) => !existsSync(join(dirname(file), decodeURIComponent(target))))
    .map((target) => `${relative(root, file)}: there is no ${target}`),
);
for (const line of broken) process.stdout.write(`${line}\n`);
process.stdout.write(broken.length === 0 ? "every link in the documentation leads somewhere\n" : "");
process.exitCode = broken.length === 0 ? 0 : 1;
