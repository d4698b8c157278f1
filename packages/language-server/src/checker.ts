import { positionAt, type Diagnostic as Found, type Span } from "@cairn/diagnostics";
import type { Diagnostic } from "vscode-languageserver";
import { Presentation } from "./features/diagnostics.js";
import type { CheckedText } from "./folder.js";
import type { Workspace } from "./workspace.js";

/**
 * The delay after a keystroke before a check, in milliseconds: what an editor sends with it, such as a request for
 * completions, is answered first.
 */
const patience = 2;

/** The events of the checker. */
export interface Audience {
  publish(uri: string, version: number | undefined, diagnostics: Diagnostic[]): void;
  error(message: string): void;
}

/** Checks open sources, one at a time, soon after they or their dependencies have changed. */
export class Checker {
  private readonly workspace: Workspace;
  private readonly audience: Audience;
  private readonly queue = new Set<string>();
  private readonly checked = new Map<string, CheckedText & { readonly version: number }>();
  /** By file: the diagnostics in it that were last published. */
  private readonly said = new Map<string, string>();
  private isBusy = false;
  private cancel: () => void = () => undefined;
  private waiting: (() => void)[] = [];

  constructor(workspace: Workspace, audience: Audience) {
    this.workspace = workspace;
    this.audience = audience;
  }

  /** A file was changed, created or deleted, in an editor or on the disk. */
  changed(path: string): void {
    for (const { path: open } of this.workspace.openDocuments())
      if (open === path || this.dependsOn(open, path)) this.ask(open);
  }

  /** Something that every check depends on has changed. */
  all(): void {
    for (const { path } of this.workspace.openDocuments()) this.ask(path);
  }

  closed(path: string): void {
    this.queue.delete(path);
    const gone = this.checked.get(path);
    this.checked.delete(path);
    if (gone) this.publish(filesOf(gone.diagnostics, (span) => this.pathOf(span, path)));
    this.publish(new Set([path]));
  }

  /** What is known about a text, from its last check. */
  of(path: string): readonly Found[] {
    return this.checked.get(path)?.diagnostics ?? [];
  }

  /** Resolves when all pending checks are done. */
  idle(): Promise<void> {
    if (this.queue.size === 0 && !this.isBusy) return Promise.resolve();
    return new Promise((resolve) => void this.waiting.push(resolve));
  }

  private dependsOn(open: string, path: string): boolean {
    const asked = this.checked.get(open)?.asked;
    return asked !== undefined && (asked.has(path) || asked.has(path.replace(/[/\\][^/\\]*$/, "") || "/"));
  }

  private ask(path: string): void {
    if (!this.workspace.isChecked(path)) return;
    // The most recently changed text is the one that the user looks at.
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
      await this.checkText(path);
      // Pending messages are read now: one may make the remaining work obsolete.
      await new Promise<void>((resolve) => void this.workspace.world.after(0, resolve));
    }
    this.isBusy = false;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private async checkText(path: string): Promise<void> {
    const document = this.workspace.documentAt(path);
    if (!document) return;
    try {
      this.workspace.world.begin();
      const checked = await this.workspace.folderOf(path).check(path);
      if (!this.workspace.documentAt(path)) return;
      const before = this.checked.get(path)?.diagnostics ?? [];
      this.checked.set(path, { ...checked, version: document.version });
      const touched = filesOf([...before, ...checked.diagnostics], (span) => this.pathOf(span, path));
      this.publish(touched.add(path), path);
    } catch (thrown) {
      this.audience.error(`checking ${path} failed, which is a bug of ours: ${describeThrown(thrown)}`);
    }
  }

  /** Publishes the diagnostics of some files, if they have changed; `own` was just checked. */
  private publish(paths: ReadonlySet<string>, own?: string): void {
    for (const path of paths) {
      const document = this.workspace.documentAt(path);
      const diagnostics = this.present(path);
      const text = JSON.stringify(diagnostics);
      const isNews = (this.said.get(path) ?? "[]") !== text || path === own;
      if (diagnostics.length > 0) this.said.set(path, text);
      else this.said.delete(path);
      const version = this.checked.get(path)?.version;
      if (isNews) this.audience.publish(this.workspace.uriOf(path), document && version, diagnostics);
    }
  }

  /** The diagnostics of the checks of all open sources for one file, without duplicates. */
  private present(path: string): Diagnostic[] {
    const found = new Map<string, Diagnostic>();
    for (const [open, { diagnostics }] of this.checked) {
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

  /** The file that contains a span; anything that isn't a file, such as an option, is reported at the checked text. */
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
