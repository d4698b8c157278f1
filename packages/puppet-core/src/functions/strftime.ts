import { defineFunction } from "../evaluate/index.js";
import type { TimeValue, Value } from "../values/index.js";
import { type } from "./conversions/numbers.js";
import { deprecated, optional, required } from "./declare.js";
import { formatTimestamp } from "../values/time/format-timestamp.js";
import { now } from "./now.js";
import { TimespanFormat } from "../values/time/timespan-format.js";
import { offsetOf } from "../values/time/zones.js";

const format = required("format", type("String"));
const timezone = optional("timezone", type("String"));

/** `strftime`: a time in a format of the program's own. */
export const strftime = defineFunction(
  "strftime",
  {
    parameters: [required("time_object", type("Timespan")), format],
    run: (_call, time, wanted) => new TimespanFormat(wanted as string).format(time as TimeValue),
  },
  {
    parameters: [required("time_object", type("Timestamp")), format, timezone],
    run: (_call, time, wanted, zone) => formatIn((time as TimeValue).nanoseconds, wanted as string, zone),
  },
  {
    parameters: [format, timezone],
    run: (call, wanted, zone) => {
      deprecated(
        call,
        "The argument signature (String format, [String timezone]) is deprecated for #strftime. See #strftime documentation and Timespan type for more info",
      );
      return formatIn(now(call), wanted as string, zone);
    },
  },
);

function formatIn(nanoseconds: bigint, format: string, zone: Value | undefined): string {
  if (typeof zone !== "string" || zone === "") return formatTimestamp(format, nanoseconds, 0, "UTC");
  return formatTimestamp(format, nanoseconds, offsetOf(zone), "");
}
