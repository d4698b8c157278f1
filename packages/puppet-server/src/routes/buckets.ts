import { createReadStream, statSync } from "node:fs";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { nameOfCaller } from "../caller.js";
import { badRequest, notFound } from "../problem.js";
import type { ServerState } from "../server.js";
import { bucketedAt, type FileBuckets } from "../stores/file-buckets.js";
import { queryOf, route, type Route } from "./route.js";

const path = "/puppet/v3/file_bucket_file/*";

/** The backups of files that agents replace; each agent gets only its own. */
export function bucketRoutes({ buckets }: ServerState): Route[] {
  if (!buckets) return [];
  return [
    route("HEAD", path, "certificate", async (request, reply) => {
      found(buckets, request);
      return reply.type("application/octet-stream").send("");
    }),
    route("GET", path, "certificate", async (request, reply) => sendFile(buckets, request, reply)),
    {
      ...route("PUT", path, "certificate", async (request, reply) => {
        await buckets.store(nameOfCaller(request.caller), bucketedIn(request), bodyOf(request));
        return reply.type("application/octet-stream").send("");
      }),
      streams: true,
    },
  ];
}

async function sendFile(buckets: FileBuckets, request: FastifyRequest, reply: FastifyReply) {
  if (queryOf(request, "list_all") !== undefined) throw badRequest("Listing remote file buckets is not allowed");
  if (queryOf(request, "diff_with") !== undefined)
    throw badRequest("get both files from the bucket, and compare these: this server compares none");
  const file = found(buckets, request);
  const { size } = statSync(file);
  return reply.type("application/octet-stream").header("Content-Length", size).send(createReadStream(file));
}

/** An empty file has no body. */
function bodyOf({ body }: FastifyRequest): Readable {
  return body instanceof Readable ? body : Readable.from([]);
}

function found(buckets: FileBuckets, request: FastifyRequest): string {
  const file = buckets.find(nameOfCaller(request.caller), bucketedIn(request));
  if (file === undefined) throw notFound("Could not find the file in the bucket");
  return file;
}

function bucketedIn(request: FastifyRequest) {
  return bucketedAt((request.params as { "*": string })["*"]);
}
