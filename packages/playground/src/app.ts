/** The page: what is edited, what came of it, and who is told when either changes. */
import type { JsonDiagnostic } from "@cairn/diagnostics";
import type { Extension } from "@codemirror/state";
import { Compiler, Stopped } from "./client/compiler.js";
import type { Server } from "./client/server.js";
import { uriOfPath } from "./client/uri.js";
import { languages, type LanguageName } from "./languages.js";
import { optionsOf, type Project } from "./project.js";
import { remember } from "./remembered.js";
import { Editor } from "./view/editor.js";
import { byId } from "./view/element.js";
import type { Place } from "./view/explanation.js";
import { FilesBar } from "./view/files-bar.js";
import { Outcome } from "./view/outcome.js";
import { PuppetBar } from "./view/puppet-bar.js";
import type { RunAnswer } from "./worker/messages.js";

/** How long nothing may have been typed before the program is compiled. */
const pause = 200;

export class App {
  private project: Project;
  /** The file in the editor. */
  private path: string;
  private compiler: Compiler;
  private server: { readonly name: LanguageName; readonly started: Promise<Server>; ready?: Server } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isFresh = true;
  /** The project that the shown diagnostics are about: their fixes are offsets in it. */
  private checked: Project | undefined;
  private readonly editor: Editor;
  private readonly filesBar: FilesBar;
  private readonly puppetBar: PuppetBar;
  private readonly outcome: Outcome;

  constructor(project: Project) {
    this.project = project;
    this.path = project.main;
    this.compiler = new Compiler(languages[project.language]);
    this.editor = new Editor(byId("editor"), (path, text) => this.typed(path, text));
    this.filesBar = new FilesBar({
      show: (path) => this.show(path),
      change: (next, path) => this.replace(next, path),
    });
    this.puppetBar = new PuppetBar((options) => this.configure(options));
    this.outcome = new Outcome({
      ask: (request) => this.compiler.ask(request),
      run: () => this.run(),
      stop: () => this.compiler.stop(),
      goTo: (place) => this.goTo(place),
      lineOf: ({ file, line }) => this.project.files[file]?.split("\n")[line - 1],
      apply: ({ edits }) => this.applyFix(edits),
    });
  }

  /** What would be shared. */
  get shared(): Project {
    return this.project;
  }

  /** Shows another project. */
  open(project: Project): void {
    if (project.language !== this.project.language) {
      this.compiler.stop();
      this.compiler = new Compiler(languages[project.language]);
    }
    this.isFresh = true;
    this.editor.clear();
    this.outcome.begin(project.language);
    this.replace(project, project.main);
  }

  private replace(project: Project, path = this.path): void {
    this.project = project;
    this.path = Object.hasOwn(project.files, path) ? path : project.main;
    remember(project);
    this.endOtherServer();
    this.server?.ready?.workspace.take(project.language, project.files);
    this.tellSettings();
    this.draw();
    // What helps while typing is loaded once there is something to see.
    void this.run().then(() => this.startServer());
  }

  private draw(): void {
    const { language, main } = this.project;
    this.filesBar.draw(this.project, this.path);
    this.puppetBar.draw(this.project);
    document.title = `${main} · ${languages[language].title} · Cairn playground`;
    this.editor.show(this.path, this.project.files[this.path]!, this.extensions());
  }

  private show(path: string): void {
    this.path = path;
    this.draw();
  }

  private goTo({ column, file, line }: Place): void {
    if (!Object.hasOwn(this.project.files, file)) return;
    this.show(file);
    this.editor.goTo(line, column);
  }

  private typed(path: string, text: string): void {
    if (this.project.files[path] === text) return;
    this.project = { ...this.project, files: { ...this.project.files, [path]: text } };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      remember(this.project);
      void this.run();
    }, pause);
  }

  private configure(options: Project["options"]): void {
    this.project = { ...this.project, options };
    this.tellSettings();
    remember(this.project);
    void this.run();
  }

  /** The server heeds the node and its facts, too. */
  private tellSettings(): void {
    const settings = { cairn: { [this.project.language]: optionsOf(this.project) } };
    this.server?.ready?.client.notification("workspace/didChangeConfiguration", { settings });
  }

  /** Fixes are offsets into the sources that were checked: where these have changed since, the next run offers them anew. */
  private applyFix(edits: NonNullable<JsonDiagnostic["fixes"]>[number]["edits"]): void {
    const { checked, project } = this;
    if (!checked || edits.some(({ file }) => checked.files[file] !== project.files[file])) return;
    const files: Record<string, string> = { ...project.files };
    for (const { end, file, start, text } of edits.toSorted((left, right) => right.start - left.start))
      files[file] = files[file]!.slice(0, start) + text + files[file]!.slice(end);
    this.replace({ ...project, files }, edits[0]?.file);
    this.editor.view.focus();
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    const { compiler, project } = this;
    const fresh = this.isFresh;
    this.isFresh = false;
    this.outcome.wait();
    try {
      const answer = await compiler.ask({ kind: "run", project, format: this.outcome.format, fresh });
      if (project === this.project) this.take(project, answer);
    } catch (thrown) {
      if (compiler !== this.compiler) return;
      this.isFresh = true;
      this.outcome.fail(thrown instanceof Stopped ? "stopped" : String(thrown));
    }
  }

  private take(project: Project, answer: RunAnswer): void {
    this.checked = project;
    this.outcome.take(answer);
    this.filesBar.mark(answer.diagnostics);
  }

  private endOtherServer(): void {
    if (this.server === undefined || this.server.name === this.project.language) return;
    this.server.ready?.end();
    this.server = undefined;
  }

  private startServer(): void {
    const { language } = this.project;
    if (this.server) return;
    const owner = {
      show: (path: string) => (this.show(path), this.editor.view),
      changed: (path: string, text: string) =>
        this.replace({ ...this.project, files: { ...this.project.files, [path]: text } }),
    };
    const started = import("./client/server.js").then(({ startServer }) =>
      startServer(language, languages[language], owner, optionsOf(this.project)),
    );
    const server: NonNullable<App["server"]> = (this.server = { name: language, started });
    void started.then((ready) => {
      if (this.server !== server) return ready.end();
      server.ready = ready;
      ready.workspace.take(language, this.project.files);
      this.editor.clear();
      this.draw();
    });
  }

  /** What the server adds to an editor, as soon as there is one. */
  private extensions(): Extension {
    const { language } = this.project;
    return this.server?.ready?.client.plugin(uriOfPath(this.path), language) ?? [];
  }
}
