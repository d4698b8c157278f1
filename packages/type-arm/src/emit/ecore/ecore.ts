/**
 * Ecore: packages, classes and features in the format of the Eclipse Modeling Framework, with what it can't represent
 * in annotations, or with the logic as a separate model (`separate`).
 */
import type { Model } from "../../model/index.js";
import { notCarriedLines, type Emission, type EmitOptions, type EmittedFile, type Target } from "../target.js";
import { externalTypes } from "../../kept-ecore/kept.js";
import { Annotations } from "./annotations.js";
import { baseModelText } from "./base-model.js";
import { notCarriedByEcore } from "./not-carried.js";
import { layOut } from "./packages.js";
import { separateFiles } from "./separate/separate-files.js";
import { ecoreSettings } from "./settings.js";
import { similarNames } from "./similar-names.js";

/** Ecore: `NAME.ecore`, and if logic is separate `NAME.logic.xmi` with its metamodel. */
export const ecore: Target = { name: "ecore", title: "Ecore", emit };

function emit(model: Model, options: EmitOptions): Emission {
  const settings = ecoreSettings(options);
  const layout = layOut(model, settings);
  const notCarried = notCarriedByEcore(model, settings);
  const annotations = settings.logic === "annotations" ? new Annotations() : undefined;
  const base = {
    model,
    layout,
    settings,
    annotations,
    external: externalTypes(model),
    comments: notCarriedLines(notCarried),
  };
  const path = `${options.name}.ecore`;
  const files: EmittedFile[] = [{ path, chunks: baseModelText(base) }];
  if (settings.logic === "separate") files.push(...separateFiles(base, path, options.name));
  return { files, notCarried, diagnostics: similarNames(model) };
}
