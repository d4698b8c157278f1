import { json } from "@codemirror/lang-json";
import { StateEffect, type Extension } from "@codemirror/state";
import { ViewPlugin, type EditorView } from "@codemirror/view";

let yamlLanguage: Extension | undefined;

/** YAML is loaded when its first text is shown; until then that has no colours. */
const loadsYaml = ViewPlugin.define((view) => {
  const self = {};
  void import("@codemirror/lang-yaml").then(({ yaml }) => {
    yamlLanguage ??= yaml();
    // Another text may be shown by now.
    if (view.plugin(loadsYaml) === self) add(view, yamlLanguage);
  });
  return self;
});

function add(view: EditorView, extension: Extension): void {
  view.dispatch({ effects: StateEffect.appendConfig.of(extension) });
}

/** The colours and the structure of a text of data. */
export function dataLanguage(format: "json" | "yaml"): Extension {
  return format === "json" ? json() : (yamlLanguage ?? loadsYaml);
}
