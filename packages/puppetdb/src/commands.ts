/** A command in PuppetDB's wire format. */
export interface Command {
  readonly command: "replace_catalog" | "replace_facts" | "store_report";
  readonly version: number;
  readonly certname: string;
  /** ISO 8601, with milliseconds. */
  readonly producerTimestamp: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What all commands say. */
export interface Sender {
  readonly certname: string;
  readonly environment: string;
  /** The server's own name. */
  readonly producer: string;
  readonly time: Date;
}

/**
 * `replace facts`, version 5, as Puppet's terminus sends it: `trusted` replaces a fact of this name, and the agent's list of packages is
 * apart from the facts.
 */
export function replaceFacts({ certname, environment, producer, time }: Sender, facts: Json, trusted?: Json): Command {
  const producerTimestamp = time.toISOString();
  const { _puppet_inventory_1: inventory, ...others } = facts;
  const payload = {
    certname,
    environment,
    values: trusted === undefined ? others : { ...others, trusted },
    producer_timestamp: producerTimestamp,
    producer,
    ...(isSet(inventory) ? { package_inventory: packagesIn(inventory) } : {}),
  };
  return { command: "replace_facts", version: 5, certname, producerTimestamp, payload };
}

type Json = Readonly<Record<string, unknown>>;

/** What Ruby takes for true. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}

function packagesIn(inventory: unknown): unknown {
  const isObject = typeof inventory === "object" && inventory !== null && !Array.isArray(inventory);
  return isObject ? ((inventory as Json)["packages"] ?? null) : null;
}

const fromReport = [
  "puppet_version",
  "report_format",
  "transaction_uuid",
  "status",
  "noop_pending",
  "corrective_change",
  "job_id",
  "code_id",
  "cached_catalog_status",
];

/**
 * `store report`, version 8, of a report as an agent sends it. Whatever JSON that is: parts that aren't what they should be
 * are left out, and a report without its time gets the sender's.
 */
export function storeReport({ certname, environment, producer, time }: Sender, report: Json): Command {
  const producerTimestamp = time.toISOString();
  const resources = objectsIn(report["resource_statuses"]).map(reportedResource);
  const metrics = metricsOf(report);
  const start = dateOf(String(report["time"])) ?? time;
  const seconds = metrics.find(({ category, name }) => category === "time" && name === "total")?.value;
  const payload = {
    ...pick(report, fromReport),
    certname,
    environment: report["environment"] ?? environment,
    producer,
    producer_timestamp: producerTimestamp,
    catalog_uuid: report["catalog_uuid"] ?? report["transaction_uuid"] ?? null,
    configuration_version: String(report["configuration_version"] ?? ""),
    start_time: start.toISOString(),
    end_time: (dateOf(start.getTime() + Number(seconds ?? 0) * 1000) ?? start).toISOString(),
    noop: report["noop"] ?? isNoop(resources),
    logs: objectsIn(report["logs"]).map((log) => ({
      ...pick(log, ["file", "line", "level", "message", "source", "time"]),
      tags: log["tags"] ?? [],
    })),
    metrics,
    resources: resources.filter(({ events, skipped }) => events.length > 0 || skipped === true),
  };
  return { command: "store_report", version: 8, certname, producerTimestamp, payload };
}

type ReportedResource = ReturnType<typeof reportedResource>;

function reportedResource(status: Json) {
  return {
    ...pick(status, ["resource_type", "file", "line", "containment_path", "corrective_change"]),
    resource_title: String(status["title"]),
    timestamp: status["time"],
    skipped: status["skipped"],
    events: objectsIn(status["events"]).map((event) => ({
      ...pick(event, ["name", "property", "corrective_change", "message"]),
      status: event["status"],
      timestamp: event["time"],
      new_value: textOf(event["desired_value"]),
      old_value: textOf(event["previous_value"]),
    })),
  };
}

/** Whether all that was to be changed was only looked at. */
function isNoop(resources: readonly ReportedResource[]): boolean {
  const events = resources.flatMap((resource) => resource.events);
  return events.length > 0 && events.every(({ status }) => status === "noop");
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return value === null || value === undefined ? "" : JSON.stringify(value);
}

/** The metrics of an agent's report: categories of lists of a name, a label and a value. */
function metricsOf({ metrics }: Json) {
  const categories = Object.entries((metrics ?? {}) as Readonly<Record<string, Json | null>>);
  return categories.flatMap(([category, about]) =>
    objectsIn(about?.["values"]).map(({ 0: name, 2: value }) => ({ category, name, value })),
  );
}

/** The objects and lists in a list, or in an object. */
function objectsIn(value: unknown): Json[] {
  return Object.values(value ?? {}).filter((each): each is Json => typeof each === "object" && each !== null);
}

/** Undefined if it is no date. */
function dateOf(given: number | string): Date | undefined {
  const date = new Date(given);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function pick(from: Json, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
}
