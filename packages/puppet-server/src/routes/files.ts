import { createReadStream } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isConfined, statsOf } from "../file-system.js";
import { partsOf, type Served, servedAt } from "../files/mounts.js";
import { metadataOf, type SearchOptions, search } from "../files/metadata.js";
import { badRequest, notFound, Refusal } from "../problem.js";
import type { ServerState } from "../server.js";
import { environmentOf, jsonTypeFor, queriesOf, queryOf, route, type Route } from "./route.js";

/** Files of modules: what they are, and what is in them. */
export function fileRoutes(state: ServerState): Route[] {
  const of = (send: Send) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { modulePath } = await state.environments.find(environmentOf(request));
    const findMount = (name: string) => state.mountOf?.(name, request.caller.name ?? "");
    const places = servedAt((request.params as { "*": string })["*"], modulePath, findMount);
    if (places.length === 0) missing();
    return send(places, request, reply);
  };
  return [
    route("GET", "/puppet/v3/file_metadata/*", "certificate", of(sendMetadata)),
    route("GET", "/puppet/v3/file_metadatas/*", "certificate", of(sendSearch)),
    route("GET", "/puppet/v3/file_content/*", "certificate", of(sendContent)),
    route("GET", "/puppet/v3/static_file_content/*", "certificate", async (request, reply) =>
      sendVersion(state, request, reply),
    ),
  ];
}

/** A module's file in the version of a catalog. */
async function sendVersion({ environments, versions }: ServerState, request: FastifyRequest, reply: FastifyReply) {
  const id = queryOf(request, "code_id");
  if (id === undefined) throw badRequest("`code_id` is missing");
  if (!/^\w[\w.:;-]{0,199}$/.test(id)) throw badRequest("`code_id` must be letters, digits and `-_.:;`");
  if (!versions) throw notFound("the catalogs of this server name no versions of files");
  const parts = partsOf((request.params as { "*": string })["*"]);
  if (parts.length < 4 || parts[2] !== "files" || parts[0]!.startsWith("-"))
    throw new Refusal(403, "only files of modules are given: `modules/NAME/files/…`", "FORBIDDEN");
  const { name } = await environments.find(environmentOf(request));
  const bytes = await versions.contentOf(name, id, parts.join("/"));
  return reply.type("application/octet-stream").send(Buffer.from(bytes));
}

type Send = (places: readonly Served[], request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const sendMetadata: Send = async ([first], request, reply) => {
  const metadata = (await metadataOf(first!, null, optionsOf(request))) ?? missing();
  return reply.type(jsonTypeFor(request)).send(JSON.stringify(metadata));
};

const sendSearch: Send = async (places, request, reply) => {
  const found = await search(places, optionsOf(request));
  return found.length === 0 ? missing() : reply.type(jsonTypeFor(request)).send(JSON.stringify(found));
};

const sendContent: Send = async (places, _request, reply) => {
  for (const { confines, path } of places) {
    const stats = statsOf(path);
    if (!stats?.isFile() || !isConfined(path, confines, true)) continue;
    return reply.type("application/octet-stream").header("Content-Length", stats.size).send(createReadStream(path));
  }
  return missing();
};

function missing(): never {
  throw notFound("Could not find the file on the server");
}

function optionsOf(request: FastifyRequest): SearchOptions {
  const recurse = queryOf(request, "recurse") ?? "false";
  const limit = queryOf(request, "recurselimit");
  return {
    follows: queryOf(request, "links") === "follow",
    checksumType: queryOf(request, "checksum_type") ?? "sha256",
    usesPermissions: queryOf(request, "source_permissions")?.startsWith("use") === true,
    recurses: recurse !== "false",
    limit: limit === undefined || !/^\d+$/.test(limit) ? undefined : Number(limit),
    ignored: [...queriesOf(request, "ignore"), ...queriesOf(request, "ignore[]")],
  };
}
