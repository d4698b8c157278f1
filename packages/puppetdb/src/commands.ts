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

/** `replace facts`, version 5. */
export function replaceFacts({ certname, environment, producer, time }: Sender, values: unknown): Command {
  const producerTimestamp = time.toISOString();
  const payload = { certname, environment, values, producer_timestamp: producerTimestamp, producer };
  return { command: "replace_facts", version: 5, certname, producerTimestamp, payload };
}

type Json = Readonly<Record<string, unknown>>;

/** `store report`, version 8, of a report as an agent sends it. What isn't of a report's form is left out. */
export function storeReport({ certname, environment, producer, time }: Sender, report: Json): Command {
  const producerTimestamp = time.toISOString();
  const resources = objectsIn(Object.values(objectOf(report["resource_statuses"]))).map(reportedResource);
  const reported = new Date(String(report["time"]));
  const start = Number.isNaN(reported.getTime()) ? time : reported;
  const events = resources.flatMap(({ events: own }) => own);
  const isNoop = events.some(({ status }) => status === "noop") && !events.some(({ status }) => status !== "noop");
  const payload = {
    ...{ certname, environment: report["environment"] ?? environment, producer, producer_timestamp: producerTimestamp },
    ...pick(report, [
      "puppet_version",
      "report_format",
      "transaction_uuid",
      "status",
      "noop_pending",
      "corrective_change",
    ]),
    ...pick(report, ["job_id", "code_id", "cached_catalog_status"]),
    catalog_uuid: report["catalog_uuid"] ?? report["transaction_uuid"] ?? null,
    configuration_version: String(report["configuration_version"] ?? ""),
    start_time: start.toISOString(),
    end_time: endOf(start, report).toISOString(),
    noop: report["noop"] ?? isNoop,
    logs: objectsIn(report["logs"]).map((log) => ({
      ...pick(log, ["file", "line", "level", "message", "source", "time"]),
      tags: log["tags"] ?? [],
    })),
    metrics: metricsOf(report),
    resources: resources.filter(({ events: own, skipped }) => own.length > 0 || skipped === true),
  };
  return { command: "store_report", version: 8, certname, producerTimestamp, payload };
}

function reportedResource(status: Json) {
  return {
    ...pick(status, ["skipped", "resource_type", "file", "line", "containment_path", "corrective_change"]),
    resource_title: String(status["title"]),
    timestamp: status["time"],
    skipped: status["skipped"],
    events: objectsIn(status["events"]).map((event) => ({
      ...pick(event, ["status", "name", "property", "corrective_change", "message"]),
      status: event["status"],
      timestamp: event["time"],
      new_value: textOf(event["desired_value"]),
      old_value: textOf(event["previous_value"]),
    })),
  };
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return value === null || value === undefined ? "" : JSON.stringify(value);
}

/** The metrics of an agent's report: categories of lists of a name, a label and a value. */
function metricsOf({ metrics }: Json) {
  return Object.keys(objectOf(metrics)).flatMap((category) =>
    valuesOf(metrics, category).map(([name, , value]) => ({ category, name, value })),
  );
}

function endOf(start: Date, { metrics }: Json): Date {
  const total = valuesOf(metrics, "time").find(([name]) => name === "total")?.[2];
  const end = new Date(start.getTime() + (typeof total === "number" ? total : 0) * 1000);
  return Number.isNaN(end.getTime()) ? start : end;
}

function valuesOf(metrics: unknown, category: string): (readonly unknown[])[] {
  const { values } = objectOf(objectOf(metrics)[category]);
  return Array.isArray(values) ? values.filter((each) => Array.isArray(each)) : [];
}

function objectOf(value: unknown): Json {
  return typeof value === "object" && value !== null ? (value as Json) : {};
}

function objectsIn(list: unknown): Json[] {
  return Array.isArray(list) ? list.filter((each) => typeof each === "object" && each !== null) : [];
}

function pick(from: Json, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
}
