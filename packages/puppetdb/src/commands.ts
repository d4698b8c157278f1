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

/** `store report`, version 8, of a report as an agent sends it. */
export function storeReport({ certname, environment, producer, time }: Sender, report: Json): Command {
  const producerTimestamp = time.toISOString();
  const resources = Object.values((report["resource_statuses"] ?? {}) as Record<string, Json>).map(reportedResource);
  const start = new Date(String(report["time"]));
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
    end_time: new Date(start.getTime() + secondsOf(report) * 1000).toISOString(),
    noop: report["noop"] ?? isNoop,
    logs: ((report["logs"] ?? []) as Json[]).map((log) => ({
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
    events: ((status["events"] ?? []) as Json[]).map((event) => ({
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
  const categories = Object.entries((metrics ?? {}) as Record<string, { values?: [string, string, unknown][] }>);
  return categories.flatMap(([category, { values = [] }]) =>
    values.map(([name, , value]) => ({ category, name, value })),
  );
}

function secondsOf({ metrics }: Json): number {
  const { time } = (metrics ?? {}) as { time?: { values?: [string, string, unknown][] } };
  const total = time?.values?.find(([name]) => name === "total")?.[2];
  return typeof total === "number" ? total : 0;
}

function pick(from: Json, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
}
