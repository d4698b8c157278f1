/** The editor: one view, whose state is that of the chosen file. */
import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { dataLanguage } from "./data-language.js";
import { finding } from "./find.js";
import { looks } from "./highlight.js";

/** Escape, then Tab leaves the editor: CodeMirror's own way for people without a pointer. */
const basics: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightActiveLine(),
  history(),
  drawSelection(),
  bracketMatching(),
  closeBrackets(),
  lintGutter(),
  indentUnit.of("  "),
  EditorView.lineWrapping,
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...completionKeymap,
    ...lintKeymap,
    indentWithTab,
  ]),
  finding,
  looks,
];

export class Editor {
  readonly view: EditorView;
  private readonly states = new Map<string, EditorState>();
  private readonly changed: (path: string, text: string) => void;
  private path = "";

  constructor(parent: HTMLElement, changed: (path: string, text: string) => void) {
    this.changed = changed;
    this.view = new EditorView({ parent });
  }

  /** Forgets all files: another project. */
  clear(): void {
    this.states.clear();
    this.path = "";
  }

  forget(path: string): void {
    this.states.delete(path);
    if (this.path === path) this.path = "";
  }

  /** Shows a file with what the server adds; its history and cursor are kept while others are shown. */
  show(path: string, text: string, server: Extension): void {
    if (this.path === path && this.view.state.doc.toString() === text) return;
    if (this.path !== "") this.states.set(this.path, this.view.state);
    this.path = path;
    const kept = this.states.get(path);
    this.view.setState(kept?.doc.toString() === text ? kept : this.stateOf(path, text, server));
  }

  /** Puts the cursor at a line and column, from 1. */
  goTo(line: number, column: number): void {
    const { doc } = this.view.state;
    const at = doc.line(Math.max(1, Math.min(line, doc.lines)));
    const position = Math.min(at.from + column - 1, at.to);
    this.view.dispatch({
      selection: { anchor: position },
      effects: EditorView.scrollIntoView(position, { y: "center" }),
    });
    this.view.focus();
  }

  private stateOf(path: string, text: string, server: Extension): EditorState {
    const listener = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) this.changed(path, state.doc.toString());
    });
    const label = EditorView.contentAttributes.of({ "aria-label": `Text of ${path}`, tabindex: "0" });
    return EditorState.create({ doc: text, extensions: [basics, languageOf(path), label, server, listener] });
  }
}

/** Data has colours of its own; programs get theirs from the server. */
function languageOf(path: string): Extension {
  if (/\.ya?ml$/.test(path)) return dataLanguage("yaml");
  return path.endsWith(".json") ? dataLanguage("json") : [];
}
