import type { Server } from "node:https";
import type { TLSSocket } from "node:tls";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { Bodies } from "./bodies/bodies.js";
import { type Caller, callerOf } from "./caller.js";
import type { Environments } from "./environments/environments.js";
import { Metrics } from "./metrics.js";
import { refusalOf } from "./refusal-of.js";
import { Refusal } from "./problem.js";
import { bucketRoutes } from "./routes/buckets.js";
import { catalogRoutes } from "./routes/catalogs.js";
import { certificateRoutes } from "./routes/certificates.js";
import { codeRoutes } from "./routes/code.js";
import { fileRoutes } from "./routes/files.js";
import { metricRoutes } from "./routes/metrics.js";
import { nodeRoutes } from "./routes/nodes.js";
import type { Route } from "./routes/route.js";
import { statusRoutes } from "./routes/status.js";
import { RevokedList } from "./revoked-list.js";
import type { RequestRules } from "./auth/request-rules.js";
import { isAllowed } from "./rules.js";
import type { FileBuckets } from "./stores/file-buckets.js";
import type {
  CatalogCompiler,
  CertificateAuthority,
  Classifier,
  CodeVersions,
  NodeStorage,
  RemoteAuthority,
} from "./world.js";

/** How the server proves who it is, in PEM. */
export interface ServerIdentity {
  readonly certificate: string;
  readonly key: string;
  /** The certificates of the authorities whose agents are trusted. */
  readonly authorities: string;
  /** The file of the authorities' lists of revoked certificates, in any order, which is read again when it changes. */
  readonly listFile: string | undefined;
}

/** What a server is made of: its identity, what compiles, where things are stored, and who may do what. */
export interface PuppetServerOptions {
  readonly identity: ServerIdentity;
  /** What agents see as the server's version. */
  readonly version: string;
  readonly compiler: CatalogCompiler;
  readonly environments: Environments;
  readonly storage: NodeStorage;
  readonly classifier?: Classifier | undefined;
  /** Where agents back up files that they replace; without it they are refused. */
  readonly buckets?: FileBuckets | undefined;
  /** Without it catalogs name no version, and agents get files as they are when they ask. */
  readonly versions?: CodeVersions | undefined;
  readonly authority?: CertificateAuthority | undefined;
  /** The authority on another server, to which requests for certificates are passed on; only without an `authority` here. */
  readonly remoteAuthority?: RemoteAuthority | undefined;
  /** The directory of a mount of fileserver.conf, for a node; without it only modules' files are served. */
  readonly mountOf?: ((mount: string, node: string) => string | undefined) | undefined;
  /** Rules of an auth.conf in place of the routes' own. */
  readonly rules?: RequestRules | undefined;
  /** Whether a request for a certificate is signed at once. */
  readonly autosign: (name: string, request: string) => Promise<boolean>;
  /** The names of certificates that may govern the server, besides those with the extension `pp_cli_auth`. */
  readonly administrators: ReadonlySet<string>;
  readonly gauges: ReadonlyMap<string, () => number>;
  /** Gets a line for each request, and for whatever else an administrator should know. */
  readonly log: (line: string) => void;
}

/** What routes know about the server. */
export interface ServerState extends PuppetServerOptions {
  readonly metrics: Metrics;
  readonly bodies: Bodies;
  readonly isStopping: () => boolean;
}

/** The families of routes. */
const tables = [
  statusRoutes,
  metricRoutes,
  certificateRoutes,
  nodeRoutes,
  catalogRoutes,
  codeRoutes,
  fileRoutes,
  bucketRoutes,
];

/** No route has a schema. Loading the compilers of schemas would take half of the time until the server listens. */
const withoutSchemas = { buildValidator: () => noSchema, buildSerializer: () => noSchema };

function noSchema(): never {
  throw new Error("routes have no schemas");
}

declare module "fastify" {
  interface FastifyContextConfig {
    readonly allow?: Route["allow"];
  }
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Puppet's HTTP API for agents. Only what a route allows is allowed. */
export class PuppetServer {
  /** All routes, with who may use them. */
  readonly routes: readonly Route[];
  private readonly options: PuppetServerOptions;
  private readonly app: FastifyInstance<Server>;
  private readonly metrics: Metrics;
  private readonly list: RevokedList;
  private readonly bodies = new Bodies();
  private stopping = false;

  constructor(options: PuppetServerOptions) {
    this.options = options;
    this.metrics = new Metrics(options.gauges);
    this.list = new RevokedList(options.identity.listFile, options.identity.authorities, options.log);
    this.list.refresh();
    this.app = fastify({
      https: {
        ...this.context(),
        requestCert: true,
        rejectUnauthorized: false,
        minVersion: "TLSv1.2",
        handshakeTimeout: 30_000,
      },
      logger: false,
      bodyLimit: 1024,
      requestTimeout: 60_000,
      keepAliveTimeout: 30_000,
      connectionTimeout: 120_000,
      routerOptions: { maxParamLength: 4096 },
      return503OnClosing: false,
      forceCloseConnections: "idle",
      exposeHeadRoutes: false,
      schemaController: { compilersFactory: withoutSchemas },
    });
    // Every body is a text until its route has read it, whatever its type says.
    this.app.removeAllContentTypeParsers();
    this.app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    this.app.server.maxConnections = 5000;
    this.app.server.headersTimeout = 15_000;
    this.addHooks();
    const state: ServerState = {
      ...options,
      metrics: this.metrics,
      bodies: this.bodies,
      isStopping: () => this.stopping,
    };
    this.routes = tables.flatMap((table) => table(state));
    for (const route of this.routes) this.add(route);
  }

  /** Returns the port. */
  async listen(host: string, port: number): Promise<number> {
    await this.app.listen({ host, port });
    const address = this.app.server.address();
    return typeof address === "object" && address ? address.port : port;
  }

  /** From now on the status is `stopping`, and a connection ends with the request that comes next; everything else goes on. */
  announceEnd(): void {
    this.stopping = true;
  }

  /** Takes no new connections, answers the requests under way, and ends. */
  async close(): Promise<void> {
    this.stopping = true;
    await this.app.close();
    await this.bodies.close();
    this.options.environments.close();
    await this.options.compiler.close();
  }

  private context() {
    const { authorities, certificate, key } = this.options.identity;
    const { pems } = this.list;
    return { cert: certificate, key, ca: authorities, ...(pems === undefined ? {} : { crl: [...pems] }) };
  }

  /** A changed list takes effect within a second, also on open connections. */
  private refreshList(): void {
    if (this.list.refresh()) this.app.server.setSecureContext(this.context());
  }

  private addHooks(): void {
    const { app, options } = this;
    // Before the handshake begins, which would otherwise use the list that was there at the last request.
    app.server.prependListener("connection", () => this.refreshList());
    app.decorateRequest("caller", null as unknown as Caller);
    app.addHook("onRequest", (request, reply, done) => {
      void reply.header("X-Puppet-Version", options.version);
      // Otherwise the agent may send its next request just when the connection is closed.
      if (this.stopping) void reply.header("Connection", "close");
      done(this.refusalFor(request));
    });
    app.addHook("onResponse", (request, reply, done) => {
      this.record(request, reply);
      done();
    });
    app.setNotFoundHandler(() => {
      throw new Refusal(404, "there is nothing here", "RESOURCE_NOT_FOUND");
    });
    app.setErrorHandler((error, _request, reply) => {
      const refusal = refusalOf(error, options.log);
      if (refusal.retryAfter !== undefined) void reply.header("Retry-After", String(refusal.retryAfter));
      // What isn't read of a body that is too large must not be taken for the next request.
      if (refusal.status === 413 || refusal.status === 403) void reply.header("Connection", "close");
      void reply
        .status(refusal.status)
        .type("application/json")
        .send(JSON.stringify({ message: refusal.message, issue_kind: refusal.issue }));
    });
  }

  /** Decides before anything of the body is read. */
  private refusalFor(request: FastifyRequest): Refusal | undefined {
    this.refreshList();
    request.caller = callerOf(request.raw.socket as TLSSocket, this.list.serials);
    const { caller } = request;
    const allow = request.is404 && caller.name !== undefined ? "certificate" : request.routeOptions.config.allow;
    const { name } = request.params as { name?: string };
    const { administrators, rules } = this.options;
    const isListed = allow === "administrator" && administrators.has(caller.name ?? "");
    if (isListed || (rules ? rules.allow(request, caller) : isAllowed(allow, caller, name, administrators)))
      return undefined;
    const who = caller.name ?? (caller.refused === undefined ? "nobody known" : `a caller, as ${caller.refused},`);
    const path = request.url.split("?")[0]!.slice(0, 300);
    return new Refusal(403, `Forbidden request: ${who} may not ${request.method} ${path}`, "FORBIDDEN");
  }

  private record(request: FastifyRequest, { elapsedTime, statusCode }: FastifyReply): void {
    const route = request.routeOptions.url ?? "(none)";
    this.metrics.count(request.method, route, statusCode, elapsedTime / 1000);
    const path = JSON.stringify(request.url.split("?")[0]!.slice(0, 300)).slice(1, -1);
    const who = request.caller?.name ?? "-";
    this.options.log(`${request.method} ${path} ${statusCode} ${Math.round(elapsedTime)}ms ${who}`);
  }

  private add(route: Route): void {
    const { app } = this;
    if (!route.streams) {
      app.route(optionsOf(route));
      return;
    }
    void app.register(async (inner) => {
      inner.removeAllContentTypeParsers();
      inner.addContentTypeParser("*", (_request, body, done) => done(null, body));
      inner.route(optionsOf(route));
    });
  }
}

function optionsOf({ allow, bodyLimit, handle, methods, path }: Route) {
  return {
    method: [...methods],
    url: path,
    config: { allow },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => handle(request, reply),
  };
}
