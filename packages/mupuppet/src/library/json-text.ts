import { serializePlain } from "@cairn/store";

/** Data as JSON, however deep it is. */
export function jsonText(data: unknown): string {
  return [...serializePlain(data)].join("");
}
