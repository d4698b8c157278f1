/** The files of the project: tabs, and what can be done with them. */
import type { JsonDiagnostic } from "@cairn/diagnostics";
import { languages } from "../languages.js";
import { problemOfPath, type Project } from "../project.js";
import { byId, element } from "./element.js";
import { showTabs } from "./tabs.js";

export interface FilesBarOwner {
  show(path: string): void;
  /** Another state of the project, and the file to show. */
  change(project: Project, path?: string): void;
}

export class FilesBar {
  private readonly owner: FilesBarOwner;
  private project: Project | undefined;
  private path = "";

  constructor(owner: FilesBarOwner) {
    this.owner = owner;
    byId("new-file").onclick = () => this.ask("New file", `folder/name${this.ending()}`, "", (path) => this.add(path));
    byId("rename-file").onclick = () => this.ask("Rename the file", "", this.path, (path) => this.rename(path));
    byId("delete-file").onclick = () => this.delete();
    byId<HTMLSelectElement>("main-file").onchange = ({ target }) =>
      this.owner.change({ ...this.project!, main: (target as HTMLSelectElement).value });
  }

  draw(project: Project, path: string): void {
    [this.project, this.path] = [project, path];
    const paths = Object.keys(project.files);
    const tabs = paths.map((each) => ({ id: each, label: each, title: each }));
    showTabs(byId("files"), tabs, path, "editor", (id) => this.owner.show(id));
    byId<HTMLButtonElement>("delete-file").disabled = path === project.main;
    const programs = paths.filter((each) => each.endsWith(this.ending()));
    byId<HTMLSelectElement>("main-file").replaceChildren(
      ...programs.map((each) => element("option", { value: each, selected: each === project.main }, each)),
    );
  }

  /** Shows on the tabs which files have errors and warnings. */
  mark(diagnostics: readonly JsonDiagnostic[]): void {
    for (const tab of byId("files").querySelectorAll<HTMLElement>("[data-tab]")) {
      const own = diagnostics.filter(({ file }) => file === tab.dataset["tab"]);
      const [worst] = ["error", "warning"].filter((each) => own.some(({ severity }) => severity === each));
      if (worst === undefined) delete tab.dataset["severity"];
      else tab.dataset["severity"] = worst;
    }
  }

  private ending(): string {
    return languages[this.project!.language].ending;
  }

  private add(path: string): void {
    const project = this.project!;
    this.owner.change({ ...project, files: { ...project.files, [path]: "" } }, path);
  }

  private rename(path: string): void {
    const project = this.project!;
    const renamed = Object.entries(project.files).map(([each, text]) => [each === this.path ? path : each, text]);
    const main = project.main === this.path ? path : project.main;
    this.owner.change({ ...project, main, files: Object.fromEntries(renamed) }, path);
  }

  private delete(): void {
    const { [this.path]: _, ...files } = this.project!.files;
    this.owner.change({ ...this.project!, files });
  }

  private ask(title: string, placeholder: string, value: string, then: (path: string) => void): void {
    const dialog = byId<HTMLDialogElement>("name-dialog");
    const [heading, input, message] = [byId("name-title"), byId<HTMLInputElement>("name"), byId("name-problem")];
    heading.textContent = title;
    Object.assign(input, { placeholder, value });
    message.textContent = "";
    byId<HTMLFormElement>("name-form").onsubmit = (event) => {
      event.preventDefault();
      const path = input.value.trim();
      const isTaken = path !== this.path && Object.hasOwn(this.project!.files, path);
      const problem = isTaken ? "there is such a file already" : problemOfPath(path);
      message.textContent = problem ?? "";
      if (problem !== undefined) return;
      dialog.close();
      if (path !== value) then(path);
    };
    byId("name-cancel").onclick = () => dialog.close();
    dialog.showModal();
    input.select();
  }
}
