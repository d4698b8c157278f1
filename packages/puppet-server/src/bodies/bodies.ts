import { badRequest, Refusal } from "../problem.js";
import { isJsonObject, type JsonObject } from "../world.js";
import { BodyThread } from "./body-thread.js";
import { type BodyKind, readBody, type ReadBody } from "./read-body.js";

/** From this length on a body is read in a thread: reading a shorter one takes a few milliseconds. */
const large = 256 * 1024;

/** How deep JSON may nest: what copies values for workers and writes them for stores is recursive. */
const maxDepth = 500;

/** How many values facts may have. The server's own thread parses and copies them, which takes about a second for a million. */
export const maxFacts = 200_000;

/** How many values a report may have: one of 10,000 resources has about 400,000. */
export const maxInReport = 500_000;

/** A form with a node's facts. */
export interface FactsForm {
  readonly fields: URLSearchParams;
  /** Parses the facts; throws a `Refusal`. Undefined if there are none. */
  readonly facts: (() => JsonObject) | undefined;
}

/** Reads bodies within bounds of depth and number of values. Every method rejects with a `Refusal` for what is beyond, or isn't JSON. */
export class Bodies {
  private readonly thread = new BodyThread();

  /** Reads a JSON object; `what` is what messages call it. */
  async json(body: unknown, what: string, maxValues: number): Promise<JsonObject> {
    return parsed(await this.read("json", String(body ?? "")), what, maxValues);
  }

  /** Reads a JSON object, or a list of objects. */
  async objects(body: unknown, what: string, maxValues: number): Promise<JsonObject | readonly JsonObject[]> {
    const value = bounded(await this.read("json", String(body ?? "")), what, maxValues);
    return Array.isArray(value) ? value.map((each) => asObject(each, what)) : asObject(value, what);
  }

  async form(body: string): Promise<FactsForm> {
    const read = await this.read("form", body);
    if (read.isBroken) throw badRequest("the facts aren't encoded as a form");
    const facts = read.json === undefined ? undefined : () => parsed(read, "the facts", maxFacts);
    return { fields: new URLSearchParams(read.fields), facts };
  }

  async close(): Promise<void> {
    await this.thread.close();
  }

  private async read(kind: BodyKind, body: string): Promise<ReadBody> {
    return body.length < large ? readBody(kind, body) : this.thread.read(kind, body);
  }
}

function parsed(read: ReadBody, what: string, maxValues: number): JsonObject {
  return asObject(bounded(read, what, maxValues), what);
}

function bounded({ depth, json = "", values }: ReadBody, what: string, maxValues: number): unknown {
  if (depth > maxDepth) throw badRequest(`${what} nest deeper than ${maxDepth} levels`);
  if (values > maxValues) throw new Refusal(413, `${what} may have at most ${maxValues} values`);
  return valueOf(json, what);
}

function asObject(value: unknown, what: string): JsonObject {
  if (!isJsonObject(value)) throw badRequest(`${what} must be a JSON object`);
  return value;
}

function valueOf(json: string, what: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw badRequest(`${what} isn't JSON`);
  }
}
