/** `npm audit` for CI: fails for a known weakness, and only says so where the registry answers no audits. */
import { capture, npm } from "./shared/command.mjs";

function severities(report) {
  const counts = report.metadata?.vulnerabilities;
  return counts && Object.entries(counts).filter(([name, count]) => name !== "total" && count > 0);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const [command, words, options] = npm("audit", "--json");
const { stdout, stderr } = capture(command, words, { ...options, timeout: 120_000 });
const found = severities(parsed(stdout));
if (found === undefined) {
  const reason = (parsed(stdout).message ?? stderr).split("\n")[0].slice(0, 200);
  process.stdout.write(`the registry does not answer npm audit here; nothing was checked (${reason})\n`);
} else {
  const text = found.map(([name, count]) => `${count} ${name}`).join(", ");
  process.stdout.write(text === "" ? "npm audit: no known weakness\n" : `npm audit: ${text}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
