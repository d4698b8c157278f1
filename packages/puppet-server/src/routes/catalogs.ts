import type { FastifyRequest } from "fastify";
import { type Bodies, maxFacts } from "../bodies/bodies.js";
import type { Environment } from "../environments/environment.js";
import { commonChecksum } from "../files/checksums.js";
import { staticCatalog } from "../files/static-catalog.js";
import { badRequest, Refusal } from "../problem.js";
import type { ServerState } from "../server.js";
import { trustedOf } from "../trusted.js";
import type { Compiled, JsonObject } from "../world.js";
import { catalogRequest, puppetLogs } from "./catalog-request.js";
import { defaultEnvironment, environmentOf, jsonTypeFor, largestBody, nameOf, type Route, valuesIn } from "./route.js";

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
        const body = await state.bodies.json(request.body, "the body", maxFacts);
        const { logLevel, ...wanted } = await catalogRequest(body, state.storage);
        const { catalog, logs = [] } = await compiled(state, wanted);
        const captured = logLevel === undefined ? "" : `,"logs":${JSON.stringify(puppetLogs(logs, logLevel))}`;
        return reply.type("application/json").send(`{"catalog":${catalog}${captured}}`);
      },
    },
  ];
}

/** A request for a catalog. */
export interface CatalogRequest {
  readonly name: string;
  readonly facts: JsonObject | undefined;
  readonly trusted: JsonObject;
  readonly wanted: string;
  readonly transaction: string | undefined;
  /** The kind of checksums in a static catalog; undefined where the catalog is none. */
  readonly checksum?: string | undefined;
  /** Whether the facts and the catalog are stored, where other nodes' catalogs can ask for them. */
  readonly storesFacts: boolean;
  readonly storesCatalog: boolean;
  readonly showsExported?: boolean;
  /** Whether the requested environment wins over the classifier's. */
  readonly prefersRequested?: boolean;
  /** Whether an agent that is in another environment than its classifier says gets an empty catalog, and starts again in that one. */
  readonly checksEnvironment?: boolean;
}

/** A catalog of one state of the environment's files. */
async function compiled(state: ServerState, request: CatalogRequest): Promise<Catalog> {
  const { facts, name, showsExported, transaction, trusted, wanted } = request;
  const { classifier, compiler, environments } = state;
  const classified = await classifier?.classify(name, facts);
  const inEnvironment = environmentFor(request, classified?.environment, environments);
  if (request.checksEnvironment && inEnvironment !== wanted) return emptyCatalog(name, inEnvironment);
  const result = await environments.with(inEnvironment, async (environment) => {
    const plain = await compiler.compile({
      name,
      environment: { name: environment.name, root: environment.root, generation: environment.generation },
      facts: facts ?? {},
      trusted,
      ...(classified ? { classification: classified.text } : {}),
      ...(transaction === undefined ? {} : { transaction }),
      ...(showsExported === true ? { showsExported } : {}),
    });
    return withVersion(plain, environment, { ...state, ...request });
  });
  const done = succeeded(result);
  await store(state, request, { ...done, environment: inEnvironment });
  return done;
}

type Catalog = Exclude<Compiled, { readonly problem: string }>;

/** Puppet's server compiles for an agent in its own default environment if the requested one doesn't exist. */
function environmentFor(
  { checksEnvironment, prefersRequested, wanted }: CatalogRequest,
  classified: string | undefined,
  environments: ServerState["environments"],
): string {
  if (prefersRequested === true) return wanted;
  if (classified !== undefined) return classified;
  return checksEnvironment === undefined || environments.has(wanted) ? wanted : defaultEnvironment;
}

/** The agent of a node that is in another environment takes only the name from it, and asks again. */
function emptyCatalog(name: string, environment: string): Catalog {
  const catalog = { name, version: null, code_id: null, catalog_uuid: null, catalog_format: 2, environment };
  return { catalog: JSON.stringify({ ...catalog, tags: [], classes: [], resources: [], edges: [] }), exported: [] };
}

/** A node gets its catalog even if the server can't store what other nodes may ask for: the next run stores it. */
async function store(
  { log, storage }: ServerState,
  { facts, name, storesCatalog, storesFacts, transaction, trusted }: CatalogRequest,
  { catalog, environment, exported, forAgent = catalog }: Catalog & { readonly environment: string },
): Promise<void> {
  await Promise.all([
    storesFacts ? storage.storeFacts(name, environment, facts ?? {}, trusted) : undefined,
    storesCatalog ? storage.storeCatalog({ name, environment, catalog: forAgent, exported, transaction }) : undefined,
  ]).catch((thrown: Error) => log(`facts and catalog of ${name} can't be stored: ${thrown.message}`));
}

/** A static catalog where the agent takes one, and the code has a version. */
async function withVersion(
  compiled: Compiled,
  environment: Environment,
  { checksum, versions }: Pick<ServerState, "versions"> & Pick<CatalogRequest, "checksum">,
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
async function wantedInForm(request: FastifyRequest, bodies: Bodies): Promise<CatalogRequest> {
  const name = nameOf(request);
  const { facts, fields } = await bodies.form(formOf(request));
  return {
    name,
    facts: facts && factsOf(facts, fields, name),
    trusted: trustedOf(request.caller),
    wanted: fields.get("environment") ?? environmentOf(request),
    transaction: fields.get("transaction_uuid") ?? undefined,
    checksEnvironment: fields.get("check_environment") === "true",
    checksum: fields.get("static_catalog") === "true" ? commonChecksum(fields.get("checksum_type") ?? "") : undefined,
    storesFacts: facts !== undefined,
    storesCatalog: facts !== undefined,
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
