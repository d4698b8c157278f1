import { accessSync, constants, statSync } from "node:fs";
import type { CliHost } from "@cairn/cli-kit";
import { createSource, hasErrors } from "@cairn/diagnostics";
import { readMapping } from "../../facts/read-data.js";
import { readClasses } from "../../facts/read-classes.js";
import { type Classification, type Classifier, Refusal } from "@cairn/puppet-server";
import { jsonOfValue } from "../../exported/json-value.js";
import { toValue } from "../../facts/to-value.js";

const mostSeconds = 30;
/** How many programs run at once; further nodes wait. */
const mostAtOnce = 8;
const largestAnswer = 16 * 1024 * 1024;

/**
 * An external node classifier: a program that gets the node's name, an address to which the name is added, or a file
 * that holds what a program would answer, by the nodes' names (and `default`).
 */
export function classifierOf(given: string, host: CliHost): Classifier {
  const ask = /^https?:\/\//.test(given)
    ? (name: string) => fromAddress(given, name)
    : isProgram(given)
      ? fewAtOnce((name: string) => fromProgram(given, name, host))
      : async (name: string) => fromFile(given, name, host);
  return {
    async classify(name) {
      const text = await ask(name);
      return text === undefined ? undefined : read(name, text);
    },
  };
}

function read(name: string, text: string): Classification {
  const { diagnostics, value } = readClasses(createSource(`classification of ${name}`, text));
  if (!value || hasErrors(diagnostics))
    throw new Refusal(500, `Failed when searching for node ${name}: ${diagnostics[0]?.message ?? "no answer"}`);
  const parameters = Object.fromEntries(Array.from(value.parameters, ([key, each]) => [key, jsonOfValue(each)]));
  return { text, parameters, ...(value.environment === undefined ? {} : { environment: value.environment }) };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return !statSync(path, { throwIfNoEntry: false });
  }
}

async function fromProgram(program: string, name: string, host: CliHost): Promise<string> {
  const { status, stderr, stdout } = await host.run(program, [name], "", mostSeconds);
  if (status === 0) return stdout;
  const [line = ""] = stderr.split("\n");
  throw new Refusal(500, `Failed to find ${name} via the classifier: it ended with ${status}: ${line.slice(0, 300)}`);
}

async function fromAddress(address: string, name: string): Promise<string | undefined> {
  const url = `${address.replace(/\/$/, "")}/${encodeURIComponent(name)}`;
  const failed = (reason: string) => new Refusal(500, `Failed to find ${name} via the classifier: ${reason}`);
  const answer = await fetch(url, {
    headers: { accept: "application/json, application/yaml" },
    redirect: "error",
    signal: AbortSignal.timeout(mostSeconds * 1000),
  }).catch((thrown: Error) => {
    throw failed(thrown.message);
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw failed(`it answered with ${answer.status}`);
  const text = await answer.text();
  if (text.length > largestAnswer) throw failed("its answer is too large");
  return text;
}

function fromFile(path: string, name: string, host: CliHost): string | undefined {
  const content = host.read(path);
  if ("problem" in content) throw new Refusal(500, `the classifier's file can't be read: ${content.problem}`);
  const tree = readMapping(createSource(path, new TextDecoder().decode(content.bytes)));
  if (!("log" in tree)) throw new Refusal(500, `the classifier's file is damaged: ${tree[0]?.reason ?? ""}`);
  const all = jsonOfValue(toValue(tree.value, tree.log)) as Record<string, unknown>;
  const own = Object.hasOwn(all, name) ? all[name] : all["default"];
  return own === undefined ? undefined : JSON.stringify(own);
}

function fewAtOnce<Answer>(work: (name: string) => Promise<Answer>): (name: string) => Promise<Answer> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (name) => {
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work(name);
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
