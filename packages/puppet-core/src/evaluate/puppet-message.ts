import type { Failure } from "@cairn/evaluation";

/** The whole message that Puppet prints, without the position. */
export function puppetMessage({ during, message }: Failure): string {
  return during === undefined ? message : `Error while evaluating ${during}, ${message}`;
}
