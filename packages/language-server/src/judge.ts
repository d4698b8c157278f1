import { positionAt, type Diagnostic as Found, type Span } from "@cairn/diagnostics";
import type { Diagnostic } from "vscode-languageserver";
import { Presentation } from "./features/diagnostics.js";
import type { Judged } from "./folder.js";
import type { Workspace } from "./workspace.js";

/** How long a server waits for the next keystroke, in milliseconds. */
const patience = 12;

/** What a judge tells. */
export interface Audience {
  publish(uri: string, version: number | undefined, diagnostics: Diagnostic[]): void;
  error(message: string): void;
}

/** Checks texts that are open, one at a time, soon after they or what they depend on have changed. */
export class Judge {
  private readonly workspace: Workspace;
  private readonly audience: Audience;
  private readonly queue = new Set<string>();
  private readonly judged = new Map<string, Judged & { readonly version: number }>();
  /** By the files that diagnostics stand in, what was last said of each. */
  private readonly said = new Map<string, string>();
  private isBusy = false;
  private cancel: () => void = () => undefined;
  private waiting: (() => void)[] = [];

  constructor(workspace: Workspace, audience: Audience) {
    this.workspace = workspace;
    this.audience = audience;
  }

  /** A file has changed, has come or has gone, in an editor or on the disk. */
  changed(path: string): void {
    for (const { path: open } of this.workspace.openDocuments())
      if (open === path || this.dependsOn(open, path)) this.ask(open);
  }

  /** What every check depends on has changed. */
  all(): void {
    for (const { path } of this.workspace.openDocuments()) this.ask(path);
  }

  closed(path: string): void {
    this.queue.delete(path);
    const gone = this.judged.get(path);
    this.judged.delete(path);
    if (gone) this.publish(filesOf(gone.diagnostics, (span) => this.pathOf(span, path)));
    this.publish(new Set([path]));
  }

  /** What is known of a text, as of its last check. */
  of(path: string): readonly Found[] {
    return this.judged.get(path)?.diagnostics ?? [];
  }

  /** Resolves when nothing is left to be checked. */
  idle(): Promise<void> {
    if (this.queue.size === 0 && !this.isBusy) return Promise.resolve();
    return new Promise((resolve) => void this.waiting.push(resolve));
  }

  private dependsOn(open: string, path: string): boolean {
    const asked = this.judged.get(open)?.asked;
    return asked !== undefined && (asked.has(path) || asked.has(path.replace(/[/\\][^/\\]*$/, "") || "/"));
  }

  private ask(path: string): void {
    if (!this.workspace.isJudged(path)) return;
    // The last to change is the one that the user looks at.
    this.queue.delete(path);
    this.queue.add(path);
    if (this.isBusy) return;
    this.cancel();
    this.cancel = this.workspace.world.after(patience, () => void this.work());
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    for (let path = [...this.queue].at(-1); path !== undefined; path = [...this.queue].at(-1)) {
      this.queue.delete(path);
      await this.judge(path);
      // Messages that have come meanwhile are read now: one may make what is left needless.
      await new Promise<void>((resolve) => void this.workspace.world.after(0, resolve));
    }
    this.isBusy = false;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private async judge(path: string): Promise<void> {
    const document = this.workspace.documentAt(path);
    if (!document) return;
    try {
      this.workspace.world.begin();
      const judged = await this.workspace.folderOf(path).check(path);
      if (!this.workspace.documentAt(path)) return;
      const before = this.judged.get(path)?.diagnostics ?? [];
      this.judged.set(path, { ...judged, version: document.version });
      const touched = filesOf([...before, ...judged.diagnostics], (span) => this.pathOf(span, path));
      this.publish(touched.add(path), path);
    } catch (thrown) {
      this.audience.error(`checking ${path} failed, which is a bug of ours: ${describeThrown(thrown)}`);
    }
  }

  /** Says what is known of some files, where it is news; `own` was just checked. */
  private publish(paths: ReadonlySet<string>, own?: string): void {
    for (const path of paths) {
      const document = this.workspace.documentAt(path);
      const diagnostics = this.present(path);
      const text = JSON.stringify(diagnostics);
      const isNews = (this.said.get(path) ?? "[]") !== text || path === own;
      if (diagnostics.length > 0) this.said.set(path, text);
      else this.said.delete(path);
      const version = this.judged.get(path)?.version;
      if (isNews) this.audience.publish(this.workspace.uriOf(path), document && version, diagnostics);
    }
  }

  /** All that the checks of open texts say of one file, each thing once. */
  private present(path: string): Diagnostic[] {
    const found = new Map<string, Diagnostic>();
    for (const [open, { diagnostics }] of this.judged) {
      const presentation = new Presentation(this.workspace, (span) => this.pathOf(span, open));
      for (const diagnostic of diagnostics) {
        if (this.pathOf(diagnostic.span, open) !== path) continue;
        const { line, column } = positionAt(diagnostic.span.source, diagnostic.span.start);
        const key = `${diagnostic.code} ${line} ${column} ${diagnostic.message}`;
        if (!found.has(key)) found.set(key, presentation.diagnostic(diagnostic));
      }
    }
    return [...found.values()];
  }

  /** The file that a span stands in; what isn't a file, such as an option, is told at the text that was checked. */
  private pathOf({ source }: Span, open: string): string {
    const host = this.workspace.folderOf(open).host();
    const path = host.absolute(source.name);
    return host.kindOf(path) === "folder" || source.name.startsWith("<") ? open : path;
  }
}

function filesOf(diagnostics: readonly Found[], pathOf: (span: Span) => string): Set<string> {
  return new Set(diagnostics.map(({ span }) => pathOf(span)));
}

export function describeThrown(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
