import * as vscode from "vscode";

/** Shows a drawing in a web view, in which nothing can run. */
export function showGraph(title: string, svg: string): void {
  const panel = vscode.window.createWebviewPanel("cairnGraph", title, vscode.ViewColumn.Beside, {
    enableScripts: false,
  });
  panel.webview.html = pageOf(svg);
}

/** The drawing's own colours are for paper. */
export function pageOf(svg: string): string {
  const drawing = svg.slice(Math.max(0, svg.indexOf("<svg")));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>body { margin: 0; padding: 24px; background: #fff; } svg { max-width: 100%; height: auto; }</style>
</head>
<body>${drawing}</body>
</html>
`;
}
