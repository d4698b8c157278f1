import type { FastifyRequest } from "fastify";
import { isCertificateName } from "@cairn/puppet-ca";
import { type Bodies, maxFacts } from "../bodies/bodies.js";
import type { Environment } from "../environments/environment.js";
import { commonChecksum } from "../files/checksums.js";
import { staticCatalog } from "../files/static-catalog.js";
import { badRequest, Refusal } from "../problem.js";
import type { ServerState } from "../server.js";
import { trustedOf } from "../trusted.js";
import type { Compiled, JsonObject } from "../world.js";
import { environmentOf, jsonTypeFor, largestBody, nameOf, type Route, valuesIn } from "./route.js";

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
        const { catalog } = await compiled(state, await wantedInForm(request, state.bodies));
        return reply.type(jsonTypeFor(request)).send(catalog);
      },
    },
    {
      methods: ["POST"],
      path: "/puppet/v4/catalog",
      allow: "administrator",
      bodyLimit: largestBody,
      handle: async (request, reply) => {
        const { catalog } = await compiled(
          state,
          wantedInBody(await state.bodies.json(request.body, "the body", maxFacts)),
        );
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
  /** Whether facts and catalog are stored, where other nodes' catalogs can ask for them. */
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
      name,
      environment: { name: environment.name, root: environment.root, generation: environment.generation },
      facts: facts ?? {},
      trusted,
      ...(classified ? { classification: classified.text } : {}),
      ...(transaction === undefined ? {} : { transaction }),
    });
    return withVersion(plain, environment, { ...state, ...request });
  });
  const done = succeeded(result);
  // A node gets its catalog even where what others may ask of it can't be kept: the next run keeps it.
  if (stores)
    await Promise.all([
      storage.storeFacts(name, inEnvironment, facts ?? {}, trusted),
      storage.storeCatalog({ name, environment: inEnvironment, ...done, transaction }),
    ]).catch((thrown: Error) => state.log(`facts and catalog of ${name} can't be stored: ${thrown.message}`));
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

/** What an agent asks for with its facts. */
async function wantedInForm(request: FastifyRequest, bodies: Bodies): Promise<Wanted> {
  const name = nameOf(request);
  const { facts, fields } = await bodies.form(formOf(request));
  return {
    name,
    facts: facts && factsOf(facts, fields, name),
    trusted: trustedOf(request.caller),
    wanted: fields.get("environment") ?? environmentOf(request),
    transaction: fields.get("transaction_uuid") ?? undefined,
    checksum: fields.get("static_catalog") === "true" ? commonChecksum(fields.get("checksum_type") ?? "") : undefined,
    stores: facts !== undefined,
  };
}

/** The form that an agent sends as the body, or as the query. */
function formOf({ body, method, url }: FastifyRequest): string {
  if (method === "GET") return url.split("?")[1] ?? "";
  return typeof body === "string" ? body : "";
}

function factsOf(parse: () => JsonObject, fields: URLSearchParams, name: string): JsonObject {
  const format = fields.get("facts_format") ?? "application/json";
  if (!factsFormats.has(format)) throw badRequest("`facts_format` must be application/json");
  const facts = parse();
  if (facts["name"] !== name)
    throw badRequest(
      `Catalog for ${name} was requested with fact definition for the wrong node (${String(facts["name"])}).`,
    );
  return valuesIn(facts);
}

/** The body of `/puppet/v4/catalog`. */
function wantedInBody(body: JsonObject): Wanted {
  const { certname, environment, facts, persistence, transaction_uuid: transaction, trusted_facts: trusted } = body;
  if (typeof certname !== "string" || !isCertificateName(certname))
    throw badRequest("`certname` must be a node's name");
  if (typeof environment !== "string") throw badRequest("`environment` must be the name of an environment");
  if (typeof persistence !== "object" || persistence === null)
    throw badRequest("`persistence` must be an object with `facts` and `catalog`");
  const wants = persistence as JsonObject;
  return {
    name: certname,
    wanted: environment,
    facts: valuesOf(facts),
    trusted: valuesOf(trusted) ?? trustedOf({ name: certname, extensions: new Map() }),
    transaction: typeof transaction === "string" ? transaction : undefined,
    stores: wants["facts"] === true && wants["catalog"] === true,
  };
}

function valuesOf(given: unknown): JsonObject | undefined {
  const { values } = (given ?? {}) as { values?: unknown };
  return typeof values === "object" && values !== null ? (values as JsonObject) : undefined;
}
