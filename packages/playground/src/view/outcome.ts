/** What came of the program: the result, its drawing, what changed, problems, and where a value comes from. */
import type { JsonDiagnostic } from "@cairn/diagnostics";
import { languages, type LanguageName } from "../languages.js";
import type { Answers, Request, ResultPath, RunAnswer } from "../worker/messages.js";
import { showChanges } from "./changes.js";
import { byId, element } from "./element.js";
import { showExplanation, type ExplanationContext } from "./explanation.js";
import { showGraph } from "./graph.js";
import { showProblems, type ProblemsContext } from "./problems.js";
import { ResultView } from "./result.js";
import { showTabs } from "./tabs.js";

export interface OutcomeOwner extends ExplanationContext, ProblemsContext {
  ask<R extends Request>(request: R): Promise<Answers[R["kind"]]>;
  run(): Promise<void>;
  stop(): void;
}

const views = [
  { id: "result", label: "Result" },
  { id: "graph", label: "Graph" },
  { id: "changes", label: "Changes" },
] as const;
type View = (typeof views)[number]["id"];

export class Outcome {
  format = "json";
  private view: View = "result";
  private since: "kept" | "last" = "last";
  private readonly owner: OutcomeOwner;
  private readonly result: ResultView;
  /** The question whose answer is shown, to ask it again after a change. */
  private asked: string | ResultPath | undefined;
  private hasResult = false;

  constructor(owner: OutcomeOwner) {
    this.owner = owner;
    this.result = new ResultView(byId("result"), (path) => void this.explain(path));
    byId<HTMLSelectElement>("format").onchange = ({ target }) => {
      this.format = (target as HTMLSelectElement).value;
      void owner.run();
    };
    byId("stop").onclick = () => owner.stop();
    byId<HTMLSelectElement>("since").onchange = ({ target }) => {
      this.since = (target as HTMLSelectElement).value as "kept" | "last";
      void this.draw();
    };
    byId("keep").onclick = () => void this.keep();
    byId<HTMLFormElement>("explain-form").onsubmit = (event) => {
      event.preventDefault();
      const path = byId<HTMLInputElement>("explain-path").value.trim();
      if (path !== "") void this.explain(path);
    };
    this.choose("result");
  }

  /** Another project: nothing is known of it yet. */
  begin(name: LanguageName): void {
    const { formats, path } = languages[name];
    this.format = formats[0]!;
    const options = formats.map((each) => element("option", { value: each, selected: each === this.format }, each));
    byId("format").replaceChildren(...options);
    Object.assign(byId("explain-path"), { placeholder: path, value: "" });
    this.asked = undefined;
    this.hasResult = false;
    this.result.show("", this.format);
    byId("explanation").replaceChildren(hint());
  }

  wait(): void {
    byId("status").dataset["state"] = "busy";
    byId("stop").hidden = false;
  }

  take({ diagnostics, format, milliseconds, text }: RunAnswer): void {
    byId("stop").hidden = true;
    byId("problems").replaceChildren(...showProblems(diagnostics, this.owner));
    byId("problems-part").hidden = diagnostics.length === 0;
    const errors = diagnostics.filter(({ severity }) => severity === "error").length;
    this.tell(errors > 0 ? "bad" : "good", summary(diagnostics, milliseconds));
    byId("right").dataset["stale"] = String(text === undefined && this.hasResult);
    byId("result-note").hidden = text !== undefined || this.hasResult;
    if (text === undefined) return;
    this.hasResult = true;
    this.result.show(text, format);
    void this.draw();
    if (this.asked !== undefined) void this.explain(this.asked);
  }

  /** Our bug, or a program that was stopped. */
  fail(reason: string): void {
    byId("stop").hidden = true;
    const isStopped = reason === "stopped";
    this.tell("bad", isStopped ? "Stopped." : "The compiler failed: this is a bug of ours.");
    const details = element("pre", {}, reason);
    byId("problems").replaceChildren(...(isStopped ? [] : [element("li", { className: "problem error" }, details)]));
    byId("problems-part").hidden = isStopped;
  }

  private tell(state: "bad" | "good", text: string): void {
    const status = byId("status");
    status.dataset["state"] = state;
    status.textContent = text;
  }

  private choose(view: View): void {
    this.view = view;
    showTabs(byId("views"), views, view, "view-panel", (id) => this.choose(id as View));
    for (const { id } of views) byId(id).hidden = id !== view;
    byId("since-part").hidden = view !== "changes";
    byId("format-part").hidden = view !== "result";
    void this.draw();
  }

  private async draw(): Promise<void> {
    if (!this.hasResult) return;
    const { owner, since, view } = this;
    const drawn =
      view === "graph"
        ? showGraph(await owner.ask({ kind: "graph" }))
        : view === "changes"
          ? showChanges(await owner.ask({ kind: "changes", since }))
          : undefined;
    if (drawn && this.view === view) byId(view).replaceChildren(drawn);
  }

  private async keep(): Promise<void> {
    await this.owner.ask({ kind: "keep" });
    this.since = "kept";
    byId<HTMLSelectElement>("since").value = "kept";
    await this.draw();
  }

  private async explain(path: string | ResultPath): Promise<void> {
    this.asked = path;
    const answer = await this.owner.ask({ kind: "explain", path });
    if (this.asked !== path) return;
    if ("explanation" in answer) byId<HTMLInputElement>("explain-path").value = answer.explanation.path;
    byId("explanation").replaceChildren(showExplanation(answer, this.owner));
  }
}

function hint(): HTMLElement {
  return element("p", { className: "quiet" }, "Click any value of the result to see where it comes from.");
}

function summary(diagnostics: readonly JsonDiagnostic[], milliseconds: number): string {
  const count = (severity: string, word: string) => {
    const { length } = diagnostics.filter((each) => each.severity === severity);
    return length === 0 ? [] : [`${length} ${word}${length === 1 ? "" : "s"}`];
  };
  const parts = [...count("error", "error"), ...count("warning", "warning"), ...count("info", "hint")];
  const time = milliseconds < 10 ? milliseconds.toFixed(1) : String(Math.round(milliseconds));
  return parts.length > 0 ? parts.join(", ") : `Compiled in ${time} ms`;
}
