import type { ExtraCommandContext } from "@cairn/cli-kit";
import { positionAt } from "@cairn/diagnostics";
import { serialize, type Store } from "@cairn/store";
import { trace } from "../compile.js";
import type { Step } from "../evaluate/index.js";
import { compileOptions } from "./services.js";

/** A larger store isn't instructive. */
const mostBytes = 10_000;

/** Writes each step and the store after it; returns 1 if the program has an error. */
export async function runTrace(context: ExtraCommandContext): Promise<number> {
  const source = await context.read(context.words[0]!);
  const options = source && compileOptions(context.request);
  if (!source || !options?.value) return 1;
  const { host } = context;
  const given = context.request.options;
  const most = Number(given["maxSteps"] ?? 1000);
  const write = given["format"] === "json" ? asJson : asText;
  let count = 0;
  const { diagnostics } = trace(source, options.value, (step, store) => {
    if (++count <= most) host.writeStdout(write(count, step, storeText(store)));
  });
  if (count > most && write === asText) host.writeStdout(`${count - most} more steps are not shown\n`);
  context.report(diagnostics);
  return context.hasFailed() ? 1 : 0;
}

function asText(number: number, { definitions, namespace, span, what }: Step, store: string): string {
  const named = definitions.length === 1 ? "definition" : "definitions";
  const block = namespace.length > 0 ? ` in \`${namespace.join(":")}\`` : "";
  const place = span ? `  (${positionText(span)})` : "";
  return `${number}. ${named} ${definitions.join(", ")}${block}: ${what}${place}\n   store: ${store}\n`;
}

function asJson(number: number, { definitions, namespace, span, what }: Step, store: string): string {
  const place = span ? { place: positionText(span) } : {};
  const said = JSON.stringify({ step: number, definitions, namespace: namespace.join(":"), what, ...place });
  return `${said.slice(0, -1)},"store":${store}}\n`;
}

function positionText({ source, start }: NonNullable<Step["span"]>): string {
  const { column, line } = positionAt(source, start);
  return `${source.name}:${line}:${column}`;
}

/** The store as JSON on one line. */
function storeText({ log, root }: Store): string {
  const serialized = serialize(root, log, { format: "json", maxBytes: mostBytes });
  if ("tooLarge" in serialized) return JSON.stringify("too large to show");
  return [...serialized.chunks].join("").replace(/("(?:[^"\\]|\\.)*")|\s*\n\s*/g, (_, text?: string) => text ?? "");
}
