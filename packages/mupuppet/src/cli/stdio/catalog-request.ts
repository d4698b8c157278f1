/** A request for a catalog: a line of JSON. Paths are absolute, or relative to the current folder. */
export interface CatalogRequest {
  /** Comes back with the answer. */
  readonly id?: unknown;
  /** The main manifest. */
  readonly code: string;
  /** The node's name. */
  readonly node: string;
  readonly facts?: JsonObject;
  /** `$trusted`. */
  readonly trusted?: JsonObject;
  /** What a server says of itself: `$server_facts`. */
  readonly serverFacts?: JsonObject;
  /** Variables of top scope besides the facts, as an external classifier gives them. */
  readonly parameters?: JsonObject;
  /** The environment's name. */
  readonly environment?: string;
  readonly modulepath?: readonly string[];
  /** The hiera.yaml of the global layer. */
  readonly hieraConfig?: string;
  readonly profile?: string;
  readonly strict?: boolean;
  /** Whether files may have changed since the last request: they are read again. */
  readonly reload?: boolean;
}

export type JsonObject = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === "string";
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isListOfStrings = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const fields: Readonly<Record<keyof CatalogRequest, readonly [test: (value: unknown) => boolean, wanted: string]>> = {
  id: [() => true, "anything"],
  code: [isText, "a string"],
  node: [isText, "a string"],
  facts: [isObject, "an object"],
  trusted: [isObject, "an object"],
  serverFacts: [isObject, "an object"],
  parameters: [isObject, "an object"],
  environment: [isText, "a string"],
  modulepath: [isListOfStrings, "a list of strings"],
  hieraConfig: [isText, "a string"],
  profile: [isText, "a string"],
  strict: [isFlag, "true or false"],
  reload: [isFlag, "true or false"],
};

/** Reads a line; a problem, with the id where that could be read, if it isn't a request. */
export function readRequest(line: string): CatalogRequest | { readonly id?: unknown; readonly problem: string } {
  const value = parsed(line);
  if (!isObject(value)) return { problem: "a request is an object of JSON on one line" };
  const problem = problemOf(value);
  return problem === undefined ? (value as unknown as CatalogRequest) : { id: value["id"], problem };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function problemOf(request: JsonObject): string | undefined {
  for (const [name, value] of Object.entries(request)) {
    if (!Object.hasOwn(fields, name))
      return `a request has no \`${name}\`; it may have ${Object.keys(fields).join(", ")}`;
    const [test, wanted] = fields[name as keyof CatalogRequest];
    if (!test(value)) return `\`${name}\` must be ${wanted}`;
  }
  const missing = ["code", "node"].find((name) => request[name] === undefined);
  return missing === undefined ? undefined : `\`${missing}\` is missing`;
}
