import type { Import } from "../ast/ast.js";
import { FAILED, ListValue, type Value } from "../values/value.js";
import type { LoadedFile } from "../resolve/loaded-file.js";
import type { Context } from "./context.js";
import type { Environment } from "../blocks/environment.js";
import { fileBlock } from "../blocks/block-text.js";
import { wrongType } from "./failures.js";
import { Waiting } from "../resolve/waiting.js";
import { type Task } from "./machine.js";

/** The block that `import(…)` evaluates to. */
export function* importValue(node: Import, environment: Environment, context: Context): Task {
  const imported = yield* importFile(node, environment, context);
  if (!imported) return FAILED;
  return (imported.block ??= fileBlock(imported, context));
}

/** The file or database that `import(…)` denotes; undefined after a reported error. */
export function* importFile(node: Import, environment: Environment, context: Context): Task<LoadedFile | undefined> {
  const { file } = node;
  const name = file.kind === "string" ? file.value : yield context.evaluate(file, environment);
  const signers = node.signers ? yield* readSigners(node.signers, environment, context) : undefined;
  if (name === FAILED || signers === null) return undefined;
  const place = { source: environment.file.source, start: file.start, end: file.end };
  if (typeof name !== "string") {
    context.report(wrongType(place, "`import`", "the name of a file as a string", name));
    return undefined;
  }
  const found = context.findImport(name, environment, signers, place);
  return found instanceof Waiting ? ((yield found) as unknown as LoadedFile | undefined) : found;
}

/** One user or a list of users; `null` if the value is anything else. */
function* readSigners(
  node: NonNullable<Import["signers"]>,
  environment: Environment,
  context: Context,
): Task<readonly string[] | null> {
  const value = yield context.evaluate(node, environment);
  if (typeof value === "string") return [value];
  const users: Value[] = [];
  if (value instanceof ListValue) for (const item of value.items) users.push(yield item);
  if (value instanceof ListValue && users.every((user) => typeof user === "string")) return users;
  if (value === FAILED || users.includes(FAILED)) return null;
  const place = { source: environment.file.source, start: node.start, end: node.end };
  context.report(wrongType(place, "the second argument of `import`", "a user or a list of users as strings", value));
  return null;
}
