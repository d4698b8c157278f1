/** Logic as a model: an instance (XMI) of a metamodel of Puppet's expressions, written beside the .ecore file. */
import { createSource } from "@cairn/diagnostics";
import type { EmittedFile } from "../../target.js";
import { parse } from "../../../parse/parse.js";
import { buildModel } from "../../../resolve/build-model.js";
import { namespaces } from "../../../xml/index.js";
import { baseModelText, type BaseModel } from "../base-model.js";
import { layOut } from "../packages.js";
import { ecoreSettings } from "../settings.js";
import { logicUri } from "../uris.js";
import { logicText } from "./logic-text.js";
import { files } from "./generated/metamodel.js";

const metamodelPath = "puppet-logic.ecore";

/** The logic model, and its metamodel. */
export function separateFiles(base: BaseModel, path: string, name: string): readonly EmittedFile[] {
  return [
    { path: `${name}.logic.xmi`, chunks: logicText(base, path, metamodelPath) },
    { path: metamodelPath, chunks: metamodelChunks() },
  ];
}

/** The metamodel of logic as an .ecore file: `metamodel/puppet-logic.pp`, compiled. */
export function* metamodelChunks(): Generator<string> {
  const model = buildModel([parse(createSource("<metamodel>", files["puppet-logic.pp"])).value!]).model;
  const settings = ecoreSettings({
    name: "puppet_logic",
    settings: { "ns-uri": logicUri, "ns-prefix": "logic", logic: "none" },
  });
  const external = new Map(
    ["EClass", "EStructuralFeature"].map((name) => [name, `ecore:EClass ${namespaces.ecore}#//${name}`]),
  );
  const layout = layOut(model, settings);
  yield* baseModelText({ model, layout, settings, annotations: undefined, external, comments: [] });
}
