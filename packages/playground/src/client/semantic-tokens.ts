/** Colours from the server: what a word is, the language's own lexer and names decide. */
import { LSPPlugin } from "@codemirror/lsp-client";
import { RangeSetBuilder, StateEffect, StateField, type Extension, type Text } from "@codemirror/state";
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from "@codemirror/view";

/** How long nothing may have been typed before new colours are asked for. */
const pause = 60;

const setTokens = StateEffect.define<DecorationSet>();

const tokens = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, transaction) {
    const mapped = decorations.map(transaction.changes);
    return transaction.effects.reduce((now, effect) => (effect.is(setTokens) ? effect.value : now), mapped);
  },
  provide: (field) => EditorView.decorations.from(field),
});

class TokenReader {
  private readonly view: EditorView;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: EditorView) {
    this.view = view;
    this.later(0);
  }

  update({ docChanged }: ViewUpdate): void {
    if (docChanged) this.later(pause);
  }

  destroy(): void {
    clearTimeout(this.timer);
  }

  private later(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.read().catch(() => undefined), milliseconds);
  }

  private async read(): Promise<void> {
    const plugin = LSPPlugin.get(this.view);
    if (!plugin) return;
    const { client, uri } = plugin;
    await client.initializing;
    client.sync();
    const { doc } = this.view.state;
    const params = { textDocument: { uri } };
    const answer = await client.request<typeof params, { data: number[] } | null>(
      "textDocument/semanticTokens/full",
      params,
    );
    if (!answer || this.view.state.doc !== doc || LSPPlugin.get(this.view)?.uri !== uri) return;
    const legend = client.serverCapabilities?.semanticTokensProvider?.legend.tokenTypes ?? [];
    this.view.dispatch({ effects: setTokens.of(decorate(doc, answer.data, legend)) });
  }
}

/** Five numbers a token: lines and columns from the last one, its length, its kind, and whether it defines. */
function decorate(doc: Text, data: readonly number[], legend: readonly string[]): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let [line, column] = [0, 0];
  for (let at = 0; at + 4 < data.length; at += 5) {
    const [lines, columns, length, type, modifiers] = data.slice(at, at + 5) as [
      number,
      number,
      number,
      number,
      number,
    ];
    column = lines === 0 ? column + columns : columns;
    line += lines;
    if (line >= doc.lines) break;
    const start = doc.line(line + 1).from + column;
    const definition = modifiers & 1 ? " tok-definition" : "";
    builder.add(
      start,
      Math.min(start + length, doc.length),
      Decoration.mark({ class: `tok-${legend[type]}${definition}` }),
    );
  }
  return builder.finish();
}

export const semanticTokens: Extension = [tokens, ViewPlugin.fromClass(TokenReader)];
