import type { DiagnosticPage } from "@cairn/diagnostics";

export const pages: Readonly<Record<string, DiagnosticPage>> = {
  overridden: {
    why: "The last value counts, so the first one has no effect.",
    failing: "port = 80\nport = 81\n",
    repaired: "port = 81\n",
  },
};
