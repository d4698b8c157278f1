/** The sources of time and memory measurements. */
export interface Gauges {
  now(): number;
  memory(): number;
}

interface PhaseRecord {
  time: number;
  memory: number;
}

/** Tracks the current phase, for the report of an internal error, and the cost of each, for `--stats`. */
export class Phases {
  phase = "start";
  file = "";
  private readonly records = new Map<string, PhaseRecord>();
  private readonly gauges: Gauges | undefined;
  private readonly begin: number;
  private since: number;
  private memory: number;

  /** Without gauges nothing is measured. */
  constructor(gauges: Gauges | undefined) {
    this.gauges = gauges;
    this.begin = this.since = gauges?.now() ?? 0;
    this.memory = gauges?.memory() ?? 0;
  }

  /** `phase` begins now, which ends the previous one. */
  enter = (phase: string, file: string): void => {
    this.close();
    this.phase = phase;
    this.file = file;
  };

  /** The table of `--stats`: one line per phase, in the order in which they first began. */
  render(): string {
    this.close();
    const rows = [...this.records].map(([phase, { time, memory }]) => [
      phase,
      milliseconds(time),
      megabytes(memory, true),
    ]);
    const total = this.gauges ? this.gauges.now() - this.begin : 0;
    rows.push(["total", milliseconds(total), megabytes(this.gauges?.memory() ?? 0, false)]);
    return [["phase", "time", "memory"], ...rows].map(renderRow).join("");
  }

  private close(): void {
    if (!this.gauges) return;
    const [now, memory] = [this.gauges.now(), this.gauges.memory()];
    const record = this.records.get(this.phase) ?? { time: 0, memory: 0 };
    record.time += now - this.since;
    record.memory += memory - this.memory;
    this.records.set(this.phase, record);
    this.since = now;
    this.memory = memory;
  }
}

function renderRow([phase = "", time = "", memory = ""]: readonly string[]): string {
  return `${phase.padEnd(12)}${time.padStart(12)}${memory.padStart(12)}\n`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`;
}

function megabytes(bytes: number, signed: boolean): string {
  const amount = (bytes / 1024 / 1024).toFixed(1);
  return `${signed && bytes >= 0 ? "+" : ""}${amount} MB`;
}
