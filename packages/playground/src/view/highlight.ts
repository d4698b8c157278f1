/** How sources look in editors; the colours are variables of the style sheet. */
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const style = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], class: "tok-property" },
  { tag: [tags.string, tags.content], class: "tok-string" },
  { tag: tags.number, class: "tok-number" },
  { tag: [tags.bool, tags.null, tags.keyword], class: "tok-keyword" },
  { tag: tags.comment, class: "tok-comment" },
  { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket, tags.meta], class: "tok-operator" },
]);

const theme = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--paper)", color: "var(--ink)", fontSize: "var(--code-size)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.65" },
  ".cm-content": { padding: "14px 0", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0 18px 0 10px" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--faint)", border: "none", paddingLeft: "8px" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--line-tint)" },
  ".cm-activeLineGutter": { color: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--selection)",
  },
  ".cm-cursor": { borderLeftColor: "var(--accent)", borderLeftWidth: "2px" },
  ".cm-tooltip": {
    backgroundColor: "var(--raised)",
    color: "var(--ink)",
    border: "1px solid var(--edge)",
    borderRadius: "8px",
    boxShadow: "var(--shadow)",
    maxWidth: "min(46rem, 90vw)",
  },
  ".cm-tooltip pre, .cm-tooltip code": { fontFamily: "var(--mono)", fontSize: "12.5px" },
  ".cm-tooltip pre": { overflowX: "auto", padding: "2px 0" },
  ".cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)", maxHeight: "15em" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--accent-fill)",
    color: "var(--on-accent)",
  },
  ".cm-lsp-hover-tooltip, .cm-lsp-documentation": { maxHeight: "22rem", overflowY: "auto" },
  ".cm-panels": { backgroundColor: "var(--raised)", color: "var(--ink)", borderColor: "var(--edge)" },
  ".cm-diagnostic": { borderLeftWidth: "3px", padding: "6px 10px", whiteSpace: "pre-wrap" },
  ".cm-value:hover": { textDecoration: "underline", textUnderlineOffset: "3px", cursor: "pointer" },
});

export const looks = [syntaxHighlighting(style), theme];
