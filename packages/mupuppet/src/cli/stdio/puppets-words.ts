import { type Diagnostic, positionAt, type Span } from "@cairn/diagnostics";

/** Puppet's words where ours differ: specs of modules compare with Puppet's. */
const rewordings: Readonly<Record<string, (diagnostic: Diagnostic, node: string) => string>> = {
  "mupuppet/unknown-class": ({ message, span }, node) => {
    const name = quoted(message);
    if (message.includes("inherits")) return `Could not find parent resource type '::${name}' of type hostclass`;
    const isDeclared = span.source.text.startsWith("class", span.start);
    return isDeclared ? `Could not find declared class ${name}` : `Could not find class ::${name} for ${node}`;
  },
  "mupuppet/unknown-type": ({ message }) => `Unknown resource type: '${quoted(message)}'`,
  "mupuppet/unknown-variable": ({ message }) => `Unknown variable: '${quoted(message).replace(/^\$/, "")}'.`,
  "mupuppet/duplicate-declaration": ({ labels, message }) =>
    `Duplicate declaration: ${quoted(message)} is already declared at ${printedPlace(labels[0]?.span)}; cannot redeclare`,
  "mupuppet/already-defined": ({ labels, message }) => {
    const what = /^the (\w+)/.exec(message)?.[1] ?? "it";
    const title = what[0]!.toUpperCase() + what.slice(1);
    return `${title} '${quoted(message)}' is already defined ${printedPlace(labels[0]?.span)}; cannot redefine`;
  },
  "mupuppet/syntax": ({ message }) => `Syntax error: ${message}`,
};

/** The errors as Puppet's compiler words them, as one text: what is compared in specs by regular expressions. */
export function puppetsWords(diagnostics: readonly Diagnostic[], node: string): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const lines = errors.map((each) => {
    const { column, line } = positionAt(each.span.source, each.span.start);
    const words = rewordings[each.code]?.(each, node) ?? each.message;
    return `${words} (${fileOf(each.span)}line: ${line}, column: ${column})`;
  });
  return `${lines.join("\n")} on node ${node}`;
}

function quoted(message: string): string {
  return /`([^`]+)`/.exec(message)?.[1] ?? message;
}

function printedPlace(span: Span | undefined): string {
  return span ? `(${fileOf(span)}line: ${positionAt(span.source, span.start).line})` : "elsewhere";
}

/** The main manifest of a request has no name. */
function fileOf({ source }: Span): string {
  return source.name === "" ? "" : `file: ${source.name}, `;
}
