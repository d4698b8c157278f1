/** The result, of which any value can be clicked, or reached with the cursor and Enter. */
import { ensureSyntaxTree, foldGutter, foldKeymap } from "@codemirror/language";
import { defaultKeymap } from "@codemirror/commands";
import { EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, keymap } from "@codemirror/view";
import type { ResultPath } from "../worker/messages.js";
import { dataLanguage } from "./data-language.js";
import { finding } from "./find.js";
import { looks } from "./highlight.js";
import { pathAt } from "./path-at.js";

export class ResultView {
  private readonly view: EditorView;
  private readonly explain: (path: ResultPath) => void;
  private format = "";

  constructor(parent: HTMLElement, explain: (path: ResultPath) => void) {
    this.explain = explain;
    this.view = new EditorView({ parent });
    this.show("", "json");
  }

  show(text: string, format: string): void {
    const { scrollTop } = this.view.scrollDOM;
    const isSame = format === this.format;
    this.format = format;
    this.view.setState(EditorState.create({ doc: text, extensions: this.extensions(format) }));
    if (isSame) this.view.scrollDOM.scrollTop = scrollTop;
  }

  private extensions(format: string): Extension[] {
    const isData = ["json", "yaml", "resources"].includes(format);
    return [
      looks,
      drawSelection(),
      foldGutter(),
      EditorView.lineWrapping,
      EditorState.readOnly.of(true),
      EditorView.contentAttributes.of({
        "aria-label": isData ? "Result; Enter explains the value at the cursor" : "Result",
        "aria-readonly": "true",
        tabindex: "0",
      }),
      isData ? [dataLanguage(format === "json" ? "json" : "yaml"), this.explaining()] : [],
      finding,
      keymap.of([...foldKeymap, ...defaultKeymap]),
    ];
  }

  private explaining(): Extension {
    return [
      EditorView.editorAttributes.of({ class: "is-explainable" }),
      EditorView.domEventHandlers({
        click: (event, view) => {
          const position = view.posAtCoords({ x: event.clientX, y: event.clientY });
          if (position !== null && view.state.selection.main.empty) this.explainAt(position);
        },
        keydown: (event, view) => {
          if (event.key !== "Enter") return false;
          this.explainAt(view.state.selection.main.head);
          return true;
        },
      }),
    ];
  }

  private explainAt(position: number): void {
    const { state } = this.view;
    const tree = ensureSyntaxTree(state, state.doc.length, 500);
    const path = tree ? pathAt(tree, state.doc, position) : undefined;
    if (path && path.length > 0) this.explain(path);
  }
}
