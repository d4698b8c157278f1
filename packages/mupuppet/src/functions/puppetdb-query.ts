import { Failure } from "@cairn/evaluation";
import { defineFunction } from "@cairn/puppet-core/evaluate";
import { any } from "@cairn/puppet-core/types";
import { isArray } from "@cairn/puppet-core/values";
import { LeastSize } from "../emit/least-size.js";
import { compilationOf } from "../evaluate/scopes/puppet-scope.js";
import { jsonOfValue, valueOfJson } from "../exported/json-value.js";

/** PuppetDB takes no longer ones. */
const mostUnits = 2 ** 20;

/** `puppetdb_query`: the answer to a query in PQL, or as a tree (an array). */
export const puppetdbQuery = defineFunction("puppetdb_query", {
  parameters: [{ name: "query", type: any }],
  run: (call, query) => {
    const isQuery = (typeof query === "string" && query !== "") || (isArray(query) && query.length > 0);
    if (!isQuery) throwQueryFailure("wants a query in PQL, or a query's tree as an array");
    if (new LeastSize().of(query) > mostUnits) throwQueryFailure("wants a shorter query");
    const { answers } = compilationOf(call.scope).node;
    const json = jsonOfValue(query);
    const answer = answers?.answer(json);
    if (answer !== undefined) return valueOfJson(answer);
    const text = typeof json === "string" ? json : JSON.stringify(json);
    return throwQueryFailure(
      `has no answer to \`${text}\``,
      "give a file with queries and their answers: `--puppetdb-answers FILE`",
    );
  },
});

function throwQueryFailure(why: string, help?: string): never {
  throw new Failure("evaluation", `\`puppetdb_query\` ${why}`, { help });
}
