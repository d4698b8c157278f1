/** The upper bounds of a histogram's buckets, in seconds. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Series {
  count: number;
  sum: number;
  readonly below: number[];
}

/** How many requests a route has answered, and the seconds that all of them took. */
export interface RouteTimes {
  readonly count: number;
  readonly sum: number;
}

/** Numbers about the server in Prometheus' text format. They tell no names of nodes. */
export class Metrics {
  private readonly requests = new Map<string, Series>();
  readonly gauges: ReadonlyMap<string, () => number>;
  readonly started = Date.now() / 1000;
  private readonly routes = new Map<string, RouteTimes>();

  constructor(gauges: ReadonlyMap<string, () => number>) {
    this.gauges = gauges;
  }

  /** Counts an answered request; `route` is its pattern, never its path. */
  count(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const series = this.requests.get(labels) ?? { count: 0, sum: 0, below: buckets.map(() => 0) };
    series.count++;
    series.sum += seconds;
    for (const [index, limit] of buckets.entries()) if (seconds <= limit) series.below[index]!++;
    this.requests.set(labels, series);
    const { count, sum } = this.routes.get(route) ?? { count: 0, sum: 0 };
    this.routes.set(route, { count: count + 1, sum: sum + seconds });
  }

  /** The requests to each route, by its pattern. */
  get byRoute(): ReadonlyMap<string, RouteTimes> {
    return this.routes;
  }

  print(): string {
    const lines = ["# TYPE mupuppet_http_request_seconds histogram"];
    for (const [labels, { below, count, sum }] of this.requests) {
      for (const [index, limit] of buckets.entries())
        lines.push(`mupuppet_http_request_seconds_bucket{${labels},le="${limit}"} ${below[index]!}`);
      lines.push(`mupuppet_http_request_seconds_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`mupuppet_http_request_seconds_sum{${labels}} ${sum}`);
      lines.push(`mupuppet_http_request_seconds_count{${labels}} ${count}`);
    }
    const gauges = [...this.gauges, ["mupuppet_start_time_seconds", () => this.started] as const];
    for (const [name, value] of gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${value()}`);
    return `${lines.join("\n")}\n`;
  }
}
