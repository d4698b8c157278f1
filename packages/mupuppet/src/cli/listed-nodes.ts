import type { CliHost, ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, readSource, startOf, type Result } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { problemOf, readList, type ListedNode } from "../nodes/read-list.js";

/** The nodes of the option `--nodes`: a list, or a folder with a fact file for each. */
export function listedNodes({
  host,
  request,
}: Pick<ExtraCommandContext, "host" | "request">): Result<readonly ListedNode[]> {
  const path = String(request.options["nodes"]);
  if (host.kindOf(path) === "folder") return nodesIn(path, host);
  const source = readSource(path, request.files, catalogue.create);
  if (!source.value) return { diagnostics: source.diagnostics };
  return readList(source.value, (facts) => request.files.resolve(path, facts));
}

function nodesIn(folder: string, host: CliHost): Result<readonly ListedNode[]> {
  const span = startOf(createSource(folder, ""));
  const files = host.readFolder(folder).filter(({ kind, name }) => kind === "file" && /\.(?:json|ya?ml)$/i.test(name));
  const nodes = files.map(({ name }) => ({ name: name.replace(/\.[^.]*$/, ""), facts: `${folder}/${name}`, span }));
  if (nodes.length === 0) {
    const reason = "there is no file of facts (.json, .yaml) in the folder";
    return { diagnostics: [catalogue.create["nodes-file"](span, { reason })] };
  }
  // By their names, and of one name by their files.
  nodes.sort((a, b) => (a.facts < b.facts ? -1 : 1)).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const diagnostics = nodes.flatMap(({ name, facts }, index) => {
    const reason = problemOf(name, nodes[index - 1]?.name === name);
    return reason === undefined ? [] : [catalogue.create["nodes-file"](startOf(createSource(facts, "")), { reason })];
  });
  if (diagnostics.length > 0) return { diagnostics };
  return { value: nodes, diagnostics };
}
