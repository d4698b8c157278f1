import { memoryDeclarations, words, type Declaration } from "@cairn/diagnostics";

const said = { severity: "error", message: words`${"message"}` } as const;

/** Diagnostics of objects while they are created, read or checked. The message of a check is the check's own. */
export const instanceDiagnostics = {
  "refused-value": said,
  "refused-object": said,
  "wrong-type": said,
  "wrong-count": said,
  "unknown-feature": said,
  "read-only": said,
  "append-to-one": said,
  "frozen-object": said,
  "abstract-type": said,
  "managed-type": said,
  "not-a-type": said,
  "wrong-arguments": said,
  "setter-cycle": said,
  "getter-cycle": said,
  "endless-new": said,
  "already-contained": said,
  "containment-cycle": said,
  "repeated-object": said,
  "unfinished-object": said,
  "logic-result": said,
  "costly-pattern": said,
  "too-long": said,
  "too-much-memory": { ...said, help: memoryDeclarations["too-much-memory"].help },
  "unresolved-link": said,
  "wrong-data": said,
  "no-value": said,
  "no-type": said,
  "no-function": said,
  evaluation: said,
  "data-syntax": {
    severity: "error",
    message: words`invalid ${"format"}: ${"why"}`,
  },
} satisfies Record<string, Declaration>;

/** Those that pass on a message unchanged. */
export type InstanceCode = Exclude<keyof typeof instanceDiagnostics, "data-syntax">;
