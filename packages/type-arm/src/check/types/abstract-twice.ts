import { removal } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import { spanIn, type TypeRule } from "../rule.js";

/** `abstract` occurs once (interpretation R46). */
export const abstractTwice: TypeRule = ({ name, node, source }, { report }) => {
  const [first, ...others] = node.members.filter(({ kind }) => kind === "abstract");
  for (const other of others) {
    const span = spanIn(source, other);
    const labels = [{ span: spanIn(source, first!), message: "first written here" }];
    report(catalogue.create["abstract-twice"](span, { name }, { labels, fixes: [removal(span)] }));
  }
};
