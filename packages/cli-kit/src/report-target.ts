import { didYouMean } from "@cairn/diagnostics";
import { suggestion } from "./usage.js";

/** The formats of a report, all for programs. */
export const reportFormats = ["sarif", "github", "json"] as const;

/** A report that the user requests. */
export interface ReportTarget {
  readonly format: (typeof reportFormats)[number];
  /** Undefined for standard output. */
  readonly file?: string;
}

/** Parses values of `--report`. */
export function reportTargets(values: readonly string[]): ReportTarget[] {
  return values.map((value) => {
    const [format, file] = split(value);
    const target = { format: format as ReportTarget["format"] };
    return file === undefined || file === "-" ? target : { ...target, file };
  });
}

/** Why a value of `--report` is invalid. */
export function refuseReport(value: string, option: string): string | undefined {
  const [format, file] = split(value);
  if (file === "") return `\`${option} ${value}\` needs the name of a file after \`=\``;
  if ((reportFormats as readonly string[]).includes(format)) return undefined;
  const guess = suggestion(didYouMean(format, reportFormats));
  return `\`${option}\` can't be \`${format}\`${guess || `; choose one of ${reportFormats.join(", ")}`}`;
}

function split(value: string): [format: string, file: string | undefined] {
  const sign = value.indexOf("=");
  return sign < 0 ? [value, undefined] : [value.slice(0, sign), value.slice(sign + 1)];
}
