import { quote } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

/** A node is named by its host name, a regex or `default`, without interpolation. */
export const nodeHosts = ruleFor(["node"], ({ hosts, parent }, context) => {
  for (const host of hosts) {
    if (host.kind === "interpolation") context.report(catalogue.create["interpolated-host"](spanOf(host, context), {}));
    else if (host.kind === "string" && /[^-\w.]/.test(host.value)) {
      context.report(catalogue.create["illegal-host"](spanOf(host, context), { name: quote(host.value) }));
    } else if (!["string", "default", "regex"].includes(host.kind)) {
      context.report(catalogue.create["illegal-host"](spanOf(host, context), { name: "this" }));
    }
  }
  if (parent) context.report(catalogue.create["node-inheritance"](spanOf(parent, context), {}));
});
