import { AuthorityProblem } from "@cairn/puppet-ca";
import { Refusal } from "./problem.js";

const ofAuthority = { missing: 404, refused: 400, busy: 503 } as const;

/** What the caller is told of an error. The details of an unforeseen one go only to the log. */
export function refusalOf(error: unknown, log: (line: string) => void): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof AuthorityProblem) return new Refusal(ofAuthority[error.kind], error.message);
  const { code, message, statusCode } = error as { code?: string; message?: string; statusCode?: number };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, message ?? "bad request", "BAD_REQUEST");
  // The connection has ended before the body has.
  if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE")
    return new Refusal(400, "the body is incomplete", "BAD_REQUEST");
  if (code === "ENOSPC" || code === "EDQUOT") {
    log(`there is no space left on the disk: ${message}`);
    return new Refusal(507, "the server's disk is full", "RUNTIME_ERROR", 60);
  }
  log(`internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new Refusal(500, "the server has an internal error; its log says more");
}
