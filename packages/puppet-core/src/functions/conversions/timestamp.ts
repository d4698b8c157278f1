import { defineFunction } from "../../evaluate/index.js";
import { optional, required } from "../declare.js";
import { now } from "../now.js";
import { parseTimestamp } from "../../values/time/parse-timestamp.js";
import { argument, struct, type } from "./numbers.js";
import { nanosecondsOf } from "../../values/time/parse-timespan.js";
import { formats } from "./timespan.js";

const text = type("String", 1n);

/** `Timestamp()`, `Timestamp(seconds)` and `Timestamp(text, formats, timezone)`, or the hash of its arguments. */
export const newTimestamp = defineFunction(
  "new_timestamp",
  { parameters: [], run: (call) => ({ kind: "timestamp", nanoseconds: now(call) }) },
  {
    parameters: [required("seconds", type("Variant", type("Integer"), type("Float")))],
    run: (_call, seconds) => ({ kind: "timestamp", nanoseconds: nanosecondsOf(seconds as bigint | number) }),
  },
  {
    parameters: [required("string", text), optional("format", formats), optional("timezone", text)],
    run: (_call, given, format, zone) => parseTimestamp(given as string, format, zone),
  },
  {
    parameters: [required("hash_arg", struct({ string: text, "?format": formats, "?timezone": text }))],
    run: (_call, hash) => {
      const [given, format, zone] = ["string", "format", "timezone"].map((key) => argument(hash, key));
      return parseTimestamp(given as string, format, zone);
    },
  },
);
