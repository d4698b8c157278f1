import type { Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import type { UnseenFile } from "./compare-served.js";

/** The maximum number of resources that one message names. */
const maxNames = 5;

/** The maximum number of resources with an error of their own. */
const maxErrors = 100;

/** A warning for each reason why copied files can't be compared; an error where a policy forbids to change them. */
export function unseenDiagnostics(unseen: readonly UnseenFile[]): Diagnostic[] {
  const forbidden = unseen.filter(({ isForbidden }) => isForbidden);
  const unchecked = forbidden.slice(0, maxErrors).map(({ help, reason, reference, span }) =>
    catalogue.create["policy-unchecked"](span, {
      reason: `the file behind \`${reference}\` may have changed: ${reason}`,
      help,
    }),
  );
  return [...groupsOf(unseen), ...unchecked];
}

function groupsOf(unseen: readonly UnseenFile[]): Diagnostic[] {
  const byReason = new Map<string, UnseenFile[]>();
  for (const each of unseen) {
    const known = byReason.get(each.reason);
    if (known) known.push(each);
    else byReason.set(each.reason, [each]);
  }
  return Array.from(byReason.values(), (group) => {
    const [{ help, reason, span }] = group as [UnseenFile, ...UnseenFile[]];
    const names = group.slice(0, maxNames).map(({ reference }) => `\`${reference}\``);
    const more = group.length > maxNames ? ` and ${group.length - maxNames} more` : "";
    return catalogue.create["unseen-source"](span, { resources: `${names.join(", ")}${more}`, reason, help });
  });
}
