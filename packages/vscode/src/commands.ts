/** What the palette offers beside the language servers: the commands `compile`, `explain`, `diff` and `graph`. */
import { dirname } from "node:path";
import * as vscode from "vscode";
import { showGraph } from "./graph.js";
import type { Results } from "./results.js";
import { run, type Outcome } from "./run.js";
import { commandOf, programOf, wordsOfSettings, type SettingsManifest } from "./settings.js";

/** A program in the editor and how its language is run. */
interface Chosen {
  readonly command: string;
  readonly document: vscode.TextDocument;
}

type Work = (chosen: Chosen) => Promise<void>;

export class Commands {
  private readonly results: Results;
  private readonly extensionFolder: string;
  private readonly manifest: SettingsManifest;
  /** The path that was explained last, as the next proposal. */
  private lastPath = "";

  constructor(results: Results, extensionFolder: string, manifest: SettingsManifest) {
    this.results = results;
    this.extensionFolder = extensionFolder;
    this.manifest = manifest;
  }

  register(): vscode.Disposable[] {
    const commands: Readonly<Record<string, Work>> = {
      "cairn.compile": (chosen) => this.compile(chosen),
      "cairn.explain": (chosen) => this.explain(chosen),
      "cairn.diff": (chosen) => this.diff(chosen),
      "cairn.graph": (chosen) => this.graph(chosen),
    };
    return Object.entries(commands).map(([name, work]) =>
      vscode.commands.registerCommand(name, () => this.withProgram(work)),
    );
  }

  private async withProgram(work: Work): Promise<void> {
    const document = vscode.window.activeTextEditor?.document;
    const command = document && commandOf[document.languageId];
    if (!document || command === undefined) {
      void vscode.window.showInformationMessage("Open a program of SmartFrog, CF2, Puppet or type-arm first.");
      return;
    }
    try {
      await work({ command, document });
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      void vscode.window.showErrorMessage(`${command} can't be run: ${reason}`);
    }
  }

  private async compile(chosen: Chosen): Promise<void> {
    const outcome = await this.ask(chosen, "compile", ["--format", "json"], ["-"]);
    if (outcome) await this.results.show(`${nameOf(chosen.document)}.json`, outcome.stdout);
  }

  private async explain(chosen: Chosen): Promise<void> {
    const { document } = chosen;
    const selected = document.getText(vscode.window.activeTextEditor!.selection);
    const path = await vscode.window.showInputBox({
      title: "Explain a value of the result",
      prompt: "Its path, such as web:port, Web.Ports.0, File[/etc/motd][content] or Port/number/min",
      value: selected || this.lastPath,
    });
    if (!path) return;
    this.lastPath = path;
    const outcome = await this.ask(chosen, "explain", [], ["-", path]);
    if (outcome) await this.results.show(`${nameOf(document)} ${path.replaceAll("/", "∕")}`, outcome.stdout);
  }

  /** Compares the result of this program with that of another one. */
  private async diff(chosen: Chosen): Promise<void> {
    const { document } = chosen;
    const folder = vscode.Uri.file(dirname(document.uri.fsPath));
    const [other] =
      (await vscode.window.showOpenDialog({ title: "Compare the result with that of", defaultUri: folder })) ?? [];
    if (!other) return;
    const outcome = await this.ask(chosen, "diff", [], [other.fsPath, "-"]);
    if (outcome) await this.results.show(`${nameOf(document)} compared`, outcome.stdout);
  }

  private async graph(chosen: Chosen): Promise<void> {
    const outcome = await this.ask(chosen, "graph", ["--format", "svg"], ["-"]);
    if (outcome) showGraph(`Graph of ${nameOf(chosen.document)}`, outcome.stdout);
  }

  /** The outcome without errors; those are shown, as the problems have them anyway. */
  private async ask(
    { command, document }: Chosen,
    name: string,
    options: readonly string[],
    inputs: readonly string[],
  ): Promise<Outcome | undefined> {
    const settings = vscode.workspace.getConfiguration("cairn", document.uri);
    const own = settings.get<Readonly<Record<string, string>>>(command)?.["command"];
    const program = programOf(command, own, this.extensionFolder);
    const cwd = vscode.workspace.getWorkspaceFolder(document.uri)?.uri.fsPath ?? dirname(document.uri.fsPath);
    const chosen = wordsOfSettings(command, settings, this.manifest);
    const words = [name, ...options, ...chosen, `--stdin-filename=${document.uri.fsPath}`, "--", ...inputs];
    const running = run(program, words, { cwd, input: document.getText() });
    const title = `${command} ${name}`;
    const location = vscode.ProgressLocation.Window;
    const outcome = await vscode.window.withProgress({ location, title }, () => running);
    // `diff` ends with 2 where it found differences.
    if (outcome.status === 0 || (name === "diff" && outcome.status === 2)) return outcome;
    const [first = "it gave no reason"] = outcome.stderr.trim().split("\n");
    void vscode.window.showErrorMessage(`${title}: ${first}`);
    return undefined;
  }
}

function nameOf({ uri }: vscode.TextDocument): string {
  return uri.path.slice(uri.path.lastIndexOf("/") + 1);
}
