/**
 * Puppet's HTTP interface, one file per family of routes. A route declares its path, who may call it, and its answer;
 * what isn't declared is refused.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Allowed } from "../rules.js";
import { badRequest } from "../problem.js";
import type { JsonObject } from "../world.js";

/** One of the server's routes, with who may use it. */
export interface Route {
  readonly methods: readonly ("DELETE" | "GET" | "HEAD" | "POST" | "PUT")[];
  /** `:name` is the name of the node that the route is about. */
  readonly path: string;
  readonly allow: Allowed;
  /** How many bytes a body may have. */
  readonly bodyLimit?: number;
  /** Whether `request.body` is a stream, of any length, instead of a text. */
  readonly streams?: boolean;
  handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** How many bytes the body with a node's facts or report may have. */
export const largestBody = 32 * 1024 * 1024;

type Method = Route["methods"][number];
type Handle = Route["handle"];

/** A line of a table of routes. */
export function route(method: Method, path: string, allow: Allowed, handle: Handle, bodyLimit?: number): Route {
  return { methods: [method], path, allow, handle, ...(bodyLimit === undefined ? {} : { bodyLimit }) };
}

/** The node that the route's path names. */
export function nameOf(request: FastifyRequest): string {
  return (request.params as { name: string }).name;
}

/** A parameter of the query; the first of several, undefined if there is none. */
export function queryOf(request: FastifyRequest, name: string): string | undefined {
  return queriesOf(request, name)[0];
}

export function queriesOf(request: FastifyRequest, name: string): string[] {
  const given = (request.query as Record<string, string | string[] | undefined>)[name];
  return given === undefined ? [] : [given].flat();
}

/** The environment of nodes that no one assigns to another. */
export const defaultEnvironment = "production";

/** The environment that an agent asks for. */
export function environmentOf(request: FastifyRequest): string {
  return queryOf(request, "environment") ?? defaultEnvironment;
}

/** The environment that a request must name. */
export function requiredEnvironment(request: FastifyRequest): string {
  const name = queryOf(request, "environment");
  if (name === undefined) throw badRequest("An environment parameter must be specified");
  return name;
}

/** The `values` of facts. */
export function valuesIn({ values }: JsonObject): JsonObject {
  if (typeof values !== "object" || values === null || Array.isArray(values))
    throw badRequest("the facts have no `values`");
  return values as JsonObject;
}

/** Puppet's JSON with types beside what JSON has, for agents that say that they read it. */
export function jsonTypeFor(request: FastifyRequest): string {
  const isRich = request.headers.accept?.includes("application/vnd.puppet.rich+json") === true;
  return isRich ? "application/vnd.puppet.rich+json" : "application/json";
}
