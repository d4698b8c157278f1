import { StateEffect, type Extension } from "@codemirror/state";
import { keymap, type EditorView } from "@codemirror/view";

/** Finding in a text, which is loaded when it is first wanted. */
export const finding: Extension = keymap.of([
  {
    key: "Mod-f",
    run: (view) => {
      void find(view);
      return true;
    },
  },
]);

/** Opens the panel; its keys and marks belong to the state that is shown, so a new one gets them again. */
async function find(view: EditorView): Promise<void> {
  const { highlightSelectionMatches, openSearchPanel, searchKeymap } = await import("@codemirror/search");
  if (!view.state.facet(keymap).includes(searchKeymap)) {
    const added = [highlightSelectionMatches(), keymap.of(searchKeymap)];
    view.dispatch({ effects: StateEffect.appendConfig.of(added) });
  }
  openSearchPanel(view);
}
