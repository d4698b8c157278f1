import type { FastifyRequest } from "fastify";
import { isCertificateName } from "@cairn/puppet-ca";
import type { Environment } from "../environments/environment.js";
import { commonChecksum, staticCatalog } from "../files/static-catalog.js";
import { badRequest, Refusal } from "../problem.js";
import { refusalOf } from "../refusal-of.js";
import type { ServerState } from "../server.js";
import { trustedOf } from "../trusted.js";
import type { Compiled, JsonObject } from "../world.js";
import { environmentOf, jsonOf, jsonTypeFor, nameOf, type Route } from "./route.js";

const largestBody = 32 * 1024 * 1024;
const factsFormats = new Set(["application/json", "json", "pson", "application/vnd.puppet.rich+json"]);

/** Catalogs: each agent gets its own, and administrators ask for any. */
export function catalogRoutes(state: ServerState): Route[] {
  return [
    {
      methods: ["GET", "POST"],
      path: "/puppet/v3/catalog/:name",
      allow: "own",
      bodyLimit: largestBody,
      handle: async (request, reply) => {
        const name = nameOf(request);
        const form = formOf(request);
        const facts = factsIn(form, name);
        const wanted = form.get("environment") ?? environmentOf(request);
        const transaction = form.get("transaction_uuid") ?? undefined;
        const checksum = form.get("static_catalog") === "true" ? form.get("checksum_type") : null;
        const { catalog } = await compiled(state, {
          ...{ checksum: commonChecksum(checksum ?? undefined) },
          ...{ name, facts, wanted, transaction, stores: facts !== undefined },
          trusted: trustedOf(request.caller),
        });
        return reply.type(jsonTypeFor(request)).send(catalog);
      },
    },
    {
      methods: ["POST"],
      path: "/puppet/v4/catalog",
      allow: "administrator",
      bodyLimit: largestBody,
      handle: async (request, reply) => {
        const { catalog } = await compiled(state, wantedInBody(request));
        return reply.type("application/json").send(`{"catalog":${catalog},"logs":[]}`);
      },
    },
  ];
}

interface Wanted {
  readonly name: string;
  readonly facts: JsonObject | undefined;
  readonly trusted: JsonObject;
  readonly wanted: string;
  readonly transaction: string | undefined;
  /** The kind of checksums in a static catalog; undefined where the catalog is none. */
  readonly checksum?: string | undefined;
  /** Whether others are to learn of this: facts, exported resources. */
  readonly stores: boolean;
}

/** A catalog of one state of the environment's files. */
async function compiled(state: ServerState, request: Wanted) {
  const { facts, name, stores, transaction, trusted, wanted } = request;
  const { classifier, compiler, environments, storage } = state;
  const classified = await classifier?.classify(name, facts);
  const inEnvironment = classified?.environment ?? wanted;
  const result = await environments.with(inEnvironment, async (environment) => {
    const plain = await compiler.compile({
      ...{ name, environment: { name: environment.name, root: environment.root, generation: environment.generation } },
      ...{ facts: facts ?? {}, trusted },
      ...(classified ? { classification: classified.text } : {}),
      ...(transaction === undefined ? {} : { transaction }),
    });
    return withVersion(plain, environment, { ...state, ...request });
  });
  const done = succeeded(result);
  // A node gets its catalog even where what others may ask of it can't be kept: the next run keeps it.
  if (stores)
    await Promise.all([
      storage.storeFacts(name, inEnvironment, facts ?? {}),
      storage.storeCatalog({ name, environment: inEnvironment, ...done, transaction }),
    ]).catch((thrown: unknown) => refusalOf(thrown, state.log));
  return done;
}

/** A static catalog where the agent takes one, and the code has a version. */
async function withVersion(
  compiled: Compiled,
  environment: Environment,
  { checksum, versions }: Pick<ServerState, "versions"> & Pick<Wanted, "checksum">,
): Promise<Compiled> {
  if (checksum === undefined || "problem" in compiled) return compiled;
  const codeId = await versions?.idOf(environment.name);
  if (codeId === undefined) return compiled;
  return { ...compiled, catalog: await staticCatalog(compiled.catalog, { codeId, checksum, environment }) };
}

function succeeded(result: Compiled) {
  if ("problem" in result) throw new Refusal(500, result.problem);
  return result;
}

/** What an agent sends: a form, or in the query. */
function formOf(request: FastifyRequest): URLSearchParams {
  const body = typeof request.body === "string" ? request.body : "";
  return new URLSearchParams(request.method === "GET" ? request.url.split("?")[1] : body);
}

/** The facts of the request; they are encoded once more than the form. */
function factsIn(form: URLSearchParams, name: string): JsonObject | undefined {
  const text = form.get("facts");
  if (text === null) return undefined;
  const format = form.get("facts_format") ?? "application/json";
  if (!factsFormats.has(format)) throw badRequest("`facts_format` must be application/json");
  const facts = jsonOf(decoded(text), "the facts");
  if (facts["name"] !== name)
    throw badRequest(
      `Catalog for ${name} was requested with fact definition for the wrong node (${String(facts["name"])}).`,
    );
  const { values } = facts;
  if (typeof values !== "object" || values === null || Array.isArray(values))
    throw badRequest("the facts have no `values`");
  return values as JsonObject;
}

function decoded(text: string): string {
  if (/^\s*\{/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw badRequest("the facts aren't encoded as a form");
  }
}

/** The body of `/puppet/v4/catalog`. */
function wantedInBody(request: FastifyRequest): Wanted {
  const body = jsonOf(request.body, "the body");
  const { certname, environment, facts, persistence, transaction_uuid: transaction, trusted_facts: trusted } = body;
  if (typeof certname !== "string" || !isCertificateName(certname))
    throw badRequest("`certname` must be a node's name");
  if (typeof environment !== "string") throw badRequest("`environment` must be the name of an environment");
  if (typeof persistence !== "object" || persistence === null)
    throw badRequest("`persistence` must be an object with `facts` and `catalog`");
  const wants = persistence as JsonObject;
  return {
    ...{ name: certname, wanted: environment },
    facts: valuesOf(facts),
    trusted:
      valuesOf(trusted) ??
      trustedOf({ name: certname, extensions: new Map(), certificate: undefined, refused: undefined }),
    transaction: typeof transaction === "string" ? transaction : undefined,
    stores: wants["facts"] === true && wants["catalog"] === true,
  };
}

function valuesOf(given: unknown): JsonObject | undefined {
  const { values } = (given ?? {}) as { values?: unknown };
  return typeof values === "object" && values !== null ? (values as JsonObject) : undefined;
}
