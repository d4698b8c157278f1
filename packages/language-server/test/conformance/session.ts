/** A workspace on the disk, a server over it as a process of its own, and answers in a form that can be read. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type {
  CallHierarchyIncomingCall,
  CallHierarchyItem,
  CallHierarchyOutgoingCall,
  CodeAction,
  CompletionItem,
  Diagnostic,
  InitializeResult,
  InlayHint,
  Location,
  Position,
  SelectionRange,
  SignatureHelp,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { clientOfCommand, place, type Client } from "@cairn/language-server/testing";
import type { Workspace } from "./cells.js";

const everything = { start: { line: 0, character: 0 }, end: { line: 10_000, character: 0 } };

/** One client of a built command. Places are written as parts of the text, with `¦` at the position. */
export class Session {
  readonly client: Client;
  readonly capabilities: InitializeResult["capabilities"];
  private readonly files: Readonly<Record<string, string>>;
  private readonly sources: Map<string, string>;
  private readonly opened = new Set<string>();
  private readonly ended: Promise<number | null>;

  private constructor(
    client: Client,
    ended: Promise<number | null>,
    capabilities: InitializeResult["capabilities"],
    files: Readonly<Record<string, string>>,
  ) {
    this.client = client;
    this.ended = ended;
    this.capabilities = capabilities;
    this.files = files;
    this.sources = new Map(Object.entries(files));
  }

  /** Writes the files of a workspace into a new folder, and starts a built command there. */
  static async begin(command: string, { files, language, settings = {} }: Workspace): Promise<Session> {
    const root = mkdtempSync(join(tmpdir(), `conformance-${language}-`));
    for (const [name, text] of Object.entries(files)) write(join(root, name), text);
    const { client, exit } = clientOfCommand([command], root, settings);
    const { capabilities } = await client.initialize({
      workspace: { configuration: true, workspaceFolders: true, didChangeWatchedFiles: { dynamicRegistration: true } },
    });
    return new Session(client, exit, capabilities, files);
  }

  /** Ends the server; resolves with its exit code. */
  async end(): Promise<number | null> {
    await this.client.end();
    const status = await this.ended;
    rmSync(this.client.root, { recursive: true });
    return status;
  }

  /** Closes all texts, and writes the files as they were at first. */
  reset(): void {
    for (const name of this.opened)
      this.client.notify("textDocument/didClose", { textDocument: { uri: this.client.uri(name) } });
    this.opened.clear();
    for (const [name, text] of this.sources) if (this.files[name] !== text) this.save(name, this.files[name]);
    this.sources.clear();
    for (const [name, text] of Object.entries(this.files)) this.sources.set(name, text);
  }

  /** Opens a text as it is, or another version of it, and resolves with its diagnostics. */
  async open(name: string, text = this.textOf(name)): Promise<Diagnostic[]> {
    const isOpen = this.opened.has(name);
    this.opened.add(name);
    this.sources.set(name, text);
    if (!isProgram(name)) {
      const version = (this.later += 1);
      const uri = this.client.uri(name);
      if (isOpen)
        this.client.notify("textDocument/didChange", { textDocument: { uri, version }, contentChanges: [{ text }] });
      else this.client.notify("textDocument/didOpen", { textDocument: { uri, languageId: "any", version, text } });
      return [];
    }
    return isOpen ? this.client.change(name, { text }) : this.client.open(name, text);
  }

  private later = 0;

  textOf(name: string): string {
    return this.sources.get(name)!;
  }

  /** Writes a file on the disk, and tells the server as an editor that watches does. */
  save(name: string, text: string | undefined): void {
    const path = join(this.client.root, name);
    if (text === undefined) rmSync(path, { force: true });
    else write(path, text);
    this.sources.set(name, text ?? "");
    this.client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: this.client.uri(name), type: 2 }] });
  }

  async at<T>(method: string, name: string, mark: string, more?: object): Promise<T> {
    if (!this.opened.has(name)) await this.open(name);
    const { character, line } = place(this.textOf(name), mark);
    return this.client.at<T>(method, name, line, character, more);
  }

  async of<T>(method: string, name: string, more?: object): Promise<T> {
    if (!this.opened.has(name)) await this.open(name);
    return this.client.of<T>(method, name, more);
  }

  /** What is asked for by a place: the places of the answer, as `FILE:LINE:COLUMN`, in order. */
  async places(method: string, name: string, mark: string): Promise<string[]> {
    const more = method === "references" ? { context: { includeDeclaration: true } } : {};
    const found = await this.at<Location[]>(method, name, mark, more);
    return found.map((each) => this.placeOf(each)).sort();
  }

  placeOf({ range: { start }, uri }: Pick<Location, "range" | "uri">): string {
    return `${this.nameOf(uri)}:${start.line + 1}:${start.character + 1}`;
  }

  nameOf(uri: string): string {
    return uri.slice(this.client.uri("").length);
  }

  async hover(name: string, mark: string): Promise<string> {
    const answer = await this.at<{ contents: { value: string } } | null>("hover", name, mark);
    return answer?.contents.value ?? "";
  }

  async completions(name: string, mark: string): Promise<readonly CompletionItem[]> {
    return (await this.at<{ items: CompletionItem[] }>("completion", name, mark)).items;
  }

  /** The completions after a text that is typed instead of what a file holds. */
  async typed(name: string, marked: string): Promise<string[]> {
    await this.open(name, marked.replace("¦", ""));
    const items = await this.completions(name, marked);
    return items.map(({ label }) => label);
  }

  async signature(name: string, marked: string): Promise<string | undefined> {
    await this.open(name, marked.replace("¦", ""));
    const answer = await this.at<SignatureHelp | null>("signatureHelp", name, marked);
    const signature = answer?.signatures[answer.activeSignature ?? 0];
    const active = signature?.parameters?.[answer?.activeParameter ?? 0]?.label;
    return signature && `${signature.label} @ ${JSON.stringify(active)}`;
  }

  /** All files after a renaming, only those that it changes. */
  async rename(name: string, mark: string, newName: string): Promise<Record<string, string>> {
    return this.applied(await this.at<WorkspaceEdit>("rename", name, mark, { newName }));
  }

  applied({ changes = {} }: WorkspaceEdit): Record<string, string> {
    const changed = Object.entries(changes).map(([uri, edits]) => {
      const name = this.nameOf(uri);
      return [name, edited(this.textOf(name), edits)] as const;
    });
    return Object.fromEntries(changed.sort(([left], [right]) => (left < right ? -1 : 1)));
  }

  async actions(name: string, mark: string, only?: string): Promise<readonly CodeAction[]> {
    const start = place(this.textOf(name), mark);
    const context = { diagnostics: [], ...(only === undefined ? {} : { only: [only] }) };
    return this.of<CodeAction[]>("codeAction", name, { range: { start, end: start }, context });
  }

  async hints(name: string): Promise<string[]> {
    const hints = await this.of<InlayHint[]>("inlayHint", name, { range: everything });
    const lines = this.textOf(name).split("\n");
    return hints.map(({ label, position }) => {
      const before = lines[position.line]!.slice(0, position.character).trim();
      return `${before} ${String(label)}`;
    });
  }

  async formatted(name: string, method = "formatting", more: object = {}): Promise<string> {
    const options = { options: { tabSize: 8, insertSpaces: false } };
    return edited(this.textOf(name), (await this.of<TextEdit[] | null>(method, name, { ...options, ...more })) ?? []);
  }

  /** The names of callers and of what is called, or of super- and subtypes. */
  async hierarchy(kind: "call" | "type", name: string, mark: string): Promise<[string[], string[]]> {
    const prepare = kind === "call" ? "prepareCallHierarchy" : "prepareTypeHierarchy";
    const [item] = await this.at<CallHierarchyItem[]>(prepare, name, mark);
    const names = (items: readonly { readonly name: string }[]) => items.map((each) => each.name).sort();
    const { client } = this;
    if (kind === "type")
      return [
        names(await client.request<CallHierarchyItem[]>("typeHierarchy/supertypes", { item })),
        names(await client.request<CallHierarchyItem[]>("typeHierarchy/subtypes", { item })),
      ];
    const incoming = await client.request<CallHierarchyIncomingCall[]>("callHierarchy/incomingCalls", { item });
    const outgoing = await client.request<CallHierarchyOutgoingCall[]>("callHierarchy/outgoingCalls", { item });
    return [names(incoming.map(({ from }) => from)), names(outgoing.map(({ to }) => to))];
  }

  /** The selections from a place outwards, as the selected text. */
  async selections(name: string, mark: string): Promise<string[]> {
    const positions = [place(this.textOf(name), mark)];
    const [first] = await this.of<SelectionRange[]>("selectionRange", name, { positions });
    const texts: string[] = [];
    for (let each = first; each; each = each.parent!)
      texts.push(this.textOf(name).slice(...offsets(this.textOf(name), each.range)));
    return texts;
  }

  /** The semantic tokens, as `TEXT TYPE`, definitions with `!`. */
  async tokens(name: string, more?: object): Promise<string[]> {
    const method = more ? "semanticTokens/range" : "semanticTokens/full";
    const { data } = await this.of<{ data: number[] }>(method, name, more);
    const { tokenTypes } = this.capabilities.semanticTokensProvider!.legend;
    const lines = this.textOf(name).split("\n");
    const found: string[] = [];
    for (let at = 0, line = 0, column = 0; at < data.length; at += 5) {
      const [down, right, length, type, modifiers] = data.slice(at, at + 5) as [number, number, number, number, number];
      [line, column] = [line + down, down === 0 ? column + right : right];
      found.push(`${lines[line]!.slice(column, column + length)} ${tokenTypes[type]}${modifiers === 1 ? "!" : ""}`);
    }
    return found;
  }

  /** Resolves when what was last published for a text is as wanted. */
  async until(name: string, isWanted: (codes: readonly unknown[]) => boolean): Promise<readonly unknown[]> {
    for (;;) {
      const codes = (this.client.diagnostics.get(this.client.uri(name))?.diagnostics ?? []).map(({ code }) => code);
      if (isWanted(codes)) return codes;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** Data and templates are judged with the programs that use them. */
function isProgram(name: string): boolean {
  return /\.(?:sf|cf2|pp)$/.test(name);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function offsets(text: string, { end, start }: { readonly start: Position; readonly end: Position }): [number, number] {
  const lines = text.split("\n");
  const offsetOf = ({ character, line }: Position) =>
    lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
  return [offsetOf(start), offsetOf(end)];
}

function edited(text: string, edits: readonly TextEdit[]): string {
  const placed = edits.map(({ newText, range }) => ({ newText, place: offsets(text, range) }));
  placed.sort((left, right) => right.place[0] - left.place[0]);
  return placed.reduce((all, { newText, place: [start, end] }) => all.slice(0, start) + newText + all.slice(end), text);
}
