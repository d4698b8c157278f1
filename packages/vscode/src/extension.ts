/** The extension: servers for sources that are opened, commands, results. */
import * as vscode from "vscode";
import { Clients } from "./clients.js";
import { Commands } from "./commands.js";
import { isTypeArm } from "./detect.js";
import { Results } from "./results.js";
import type { SettingsManifest } from "./settings.js";

let clients: Clients | undefined;

/** Called by the editor when one of the languages is opened first. */
export async function activate({ extension, extensionPath, subscriptions }: vscode.ExtensionContext): Promise<void> {
  const results = new Results();
  const running = (clients = new Clients(extensionPath));
  subscriptions.push(
    results.register(),
    ...new Commands(results, extensionPath, extension.packageJSON as SettingsManifest).register(),
    vscode.commands.registerCommand("cairn.restart", () => running.restart()),
    vscode.workspace.onDidOpenTextDocument((document) => void open(running, document)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      const isCommand = ["smartfrog", "cf2", "mupuppet", "type-arm"].some((name) =>
        event.affectsConfiguration(`cairn.${name}.command`),
      );
      if (isCommand) void running.restart();
    }),
  );
  await Promise.all(vscode.workspace.textDocuments.map((document) => open(running, document)));
}

/** Called by the editor before it ends. */
export async function deactivate(): Promise<void> {
  await clients?.stop();
}

async function open(running: Clients, document: vscode.TextDocument): Promise<void> {
  const detects = vscode.workspace.getConfiguration("cairn").get<boolean>("detectTypeArm") ?? true;
  const isMeant = document.languageId === "puppet" && detects && isTypeArm(document.getText());
  // Opens it again with the other language, and calls this again.
  if (isMeant) await vscode.languages.setTextDocumentLanguage(document, "type-arm");
  else await running.serve(document);
}
