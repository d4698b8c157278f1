/** What the server is given: what compiles, classifies, stores and signs. */
import type { Environment } from "./environments/environment.js";

/** Facts and the like, in JSON's terms. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object, and no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A node whose catalog is wanted. */
export interface CompileJob {
  readonly name: string;
  /** The environment's folder and its state: in a new state, its files have to be read again. */
  readonly environment: Pick<Environment, "generation" | "name" | "root">;
  readonly facts: JsonObject;
  /** `$trusted`. */
  readonly trusted: JsonObject;
  /** The classifier's answer, YAML or JSON. */
  readonly classification?: string;
  readonly transaction?: string;
  /** Whether the catalog has the resources that the node exports: it is for a service, not for the node's agent. */
  readonly showsExported?: boolean;
}

/** A warning or a notice of a compilation. */
export interface CompileLog {
  readonly level: "notice" | "warning";
  readonly message: string;
  readonly file: string;
  readonly line: number;
}

/** A catalog in Puppet's JSON, with what it exports; or the errors, as an agent prints them. */
export type Compiled =
  | {
      readonly catalog: string;
      readonly exported: readonly unknown[];
      /** The catalog that the node's agent would get, if `catalog` has more (`showsExported`). */
      readonly forAgent?: string;
      readonly logs?: readonly CompileLog[];
    }
  | { readonly problem: string };

/** An entry for each manifest. */
export type ClassesByFile = readonly object[];

/** The schemas of the transports that an environment's modules define, in the JSON of Puppet's `environment_transports`; or why they can't be read. */
export type Transports = { readonly transports: readonly object[] } | { readonly problem: string };

/** Makes catalogs, in whatever language. */
export interface CatalogCompiler {
  /** Rejects with a `Refusal` if it can't compile now. */
  compile(job: CompileJob): Promise<Compiled>;
  /**
   * The classes in the manifests of an environment and its modules, by file, in the JSON of Puppet's `environment_classes`. Rejects with
   * a `Refusal` if they can't be read now.
   */
  classes(environment: CompileJob["environment"]): Promise<ClassesByFile>;
  /** The schemas of transports. Rejects with a `Refusal` if they can't be read now. */
  transports(environment: CompileJob["environment"]): Promise<Transports>;
  close(): Promise<void>;
}

/** The answer of an external node classifier. */
export interface Classification {
  readonly environment?: string;
  /** Variables of top scope. */
  readonly parameters: JsonObject;
  readonly text: string;
}

/** An external node classifier: classes, parameters and environment of a node. */
export interface Classifier {
  classify(name: string, facts: JsonObject | undefined): Promise<Classification | undefined>;
}

/** Knows the versions of the code: a catalog names its version, and agents get files in that version. */
export interface CodeVersions {
  /** The version of an environment's files as they are now; undefined if they have none. */
  idOf(environment: string): Promise<string | undefined>;
  /** The bytes of a file of an environment's folder in a version. Rejects with a `Refusal` if there are none. */
  contentOf(environment: string, id: string, path: string): Promise<Uint8Array>;
}

/** A node's facts as they were last stored, with its `$trusted` if that is known. */
export interface StoredFacts {
  readonly facts: JsonObject;
  readonly trusted: JsonObject | undefined;
}

/** Where facts, catalogs and reports are stored. Rejects if that isn't possible. */
export interface NodeStorage {
  /** Undefined if there are none. */
  factsOf(name: string): Promise<StoredFacts | undefined>;
  /** `trusted` is `$trusted` of the node. */
  storeFacts(name: string, environment: string, facts: JsonObject, trusted: JsonObject): Promise<void>;
  storeCatalog(stored: StoredCatalog): Promise<void>;
  storeReport(name: string, report: JsonObject): Promise<void>;
}

/** A catalog as it was sent to its node, with what it exports to others. */
export interface StoredCatalog {
  readonly name: string;
  readonly environment: string;
  readonly catalog: string;
  readonly exported: readonly unknown[];
  readonly transaction: string | undefined;
}

/** What the server needs of a certificate authority; without one it has no routes for certificates. */
export interface CertificateAuthority {
  readonly certificates: string;
  readonly certificatesTime: Date | undefined;
  readonly revocationList: string;
  readonly revocationListTime: Date | undefined;
  certificate(name: string): string | undefined;
  request(name: string): string | undefined;
  submit(name: string, pem: string): Promise<void>;
  /** Signs the request of a name; `approved`, if given, is the only request in PEM that it signs. `lifetime` is in milliseconds. */
  sign(name: string, options?: { readonly approved?: string; readonly lifetime?: number }): Promise<string>;
  renew(name: string, current: Uint8Array<ArrayBuffer>): Promise<string>;
  revoke(name: string): Promise<void>;
  clean(name: string): Promise<void>;
  /** False if the name has sent no request. */
  deleteRequest(name: string): Promise<boolean>;
  /** Replaces the lists of the authorities above by newer ones in PEM. */
  updateLists(pem: string): Promise<void>;
  /** When certificates and lists of the authorities expire, by common name. */
  expirations(): { readonly certificates: ReadonlyMap<string, Date>; readonly lists: ReadonlyMap<string, Date> };
  list(): readonly AuthorityStatus[];
  status(name: string): AuthorityStatus | undefined;
}

/** A name's certificate or request, as `puppetserver ca list` shows it. */
export interface AuthorityStatus {
  readonly name: string;
  readonly state: string;
  readonly fingerprint: string;
  readonly fingerprints: Readonly<Record<string, string>>;
  readonly alternativeNames: readonly string[];
  /** The extensions that grant rights. */
  readonly authorization: Readonly<Record<string, string>>;
  readonly serialNumber?: string;
  readonly notBefore?: Date;
  readonly notAfter?: Date;
}

/** A request that is passed on to the server of the authority. */
export interface PassedOnRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A certificate authority on another server. */
export interface RemoteAuthority {
  readonly url: string;
  /** Sends a request there, without a certificate. Rejects with a `Refusal` if there is no answer. */
  ask(request: PassedOnRequest): Promise<PassedOnAnswer>;
}

/** The answer of the authority's server. */
export interface PassedOnAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Its `Retry-After`. */
  readonly retryAfter: string | undefined;
}
