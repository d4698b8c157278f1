/** What a catalog is compiled for: a node and its facts. */
import type { Project } from "../project.js";
import { byId, element } from "./element.js";

export class PuppetBar {
  private options: Project["options"] = {};

  constructor(change: (options: Project["options"]) => void) {
    const node = byId<HTMLInputElement>("node");
    const facts = byId<HTMLSelectElement>("facts");
    const changed = () => {
      const { facts: _, node: __, ...others } = this.options;
      const name = node.value.trim();
      this.options = {
        ...others,
        ...(name === "" ? {} : { node: name }),
        ...(facts.value === "" ? {} : { facts: facts.value }),
      };
      change(this.options);
    };
    node.onchange = changed;
    facts.onchange = changed;
  }

  draw({ files, language, options }: Project): void {
    this.options = options;
    byId("puppet").hidden = language !== "mupuppet";
    byId<HTMLInputElement>("node").value = options["node"] ?? "";
    const data = Object.keys(files).filter((path) => /(?:^|\/)facts(?:\/.*)?\.(?:json|yaml)$|^facts\//.test(path));
    byId<HTMLSelectElement>("facts").replaceChildren(
      element("option", { value: "", selected: options["facts"] === undefined }, "none"),
      ...data.map((path) => element("option", { value: path, selected: options["facts"] === path }, path)),
    );
  }
}
