/**
 * A page of the documentation, as its test reads it.
 *
 * - `name`: before a block makes it a file, or changes it.
 * - A block `console` has commands after `$ ` (`> ` goes on with the line before) and what they print.
 * - A block `sh` has commands that must succeed; what they print is not shown.
 * - `<!-- run: … -->` has commands that readers don't see: the files and programs that a page takes for granted.
 * - `<!-- not run: why -->` before a block leaves it out. The test prints the reason.
 */
export type PagePart = { readonly text: string } & (
  | { readonly kind: "prose" }
  | { readonly kind: "file"; readonly name: string; readonly content: string }
  | { readonly kind: "commands"; readonly script: string }
  | { readonly kind: "session"; readonly commands: readonly SessionCommand[] }
  | { readonly kind: "left-out"; readonly reason: string }
);

/** A command of a session: as it is written, and as a shell takes it. */
export interface SessionCommand {
  readonly written: string;
  readonly script: string;
}

const marked =
  /^<!-- run:\n?([^]*?)-->$|^(?:`([^`\n]+)`:\n\n|<!-- not run: ([^>\n]+) -->\n\n)?```(\w*)\n([^]*?)^```$/gm;

/** The parts of a page; their texts, joined, are the page. */
export function partsOf(page: string): PagePart[] {
  const parts: PagePart[] = [];
  let last = 0;
  for (const match of page.matchAll(marked)) {
    const [text, hidden, name, reason, language = "", content = ""] = match;
    const part = hidden === undefined ? blockOf(text, language, content, name, reason) : commandsOf(text, hidden);
    parts.push({ kind: "prose", text: page.slice(last, match.index) }, part);
    last = match.index + text.length;
  }
  return [...parts, { kind: "prose", text: page.slice(last) }];
}

function blockOf(text: string, language: string, content: string, name?: string, reason?: string): PagePart {
  if (reason !== undefined) return { kind: "left-out", text, reason };
  if (name !== undefined) return { kind: "file", text, name, content };
  if (language === "sh") return commandsOf(text, content);
  if (language !== "console") return { kind: "prose", text };
  const commands = content.split(/^(?=\$ )/m).map(sessionCommand);
  return { kind: "session", text, commands };
}

function commandsOf(text: string, script: string): PagePart {
  return { kind: "commands", text, script };
}

function sessionCommand(text: string): SessionCommand {
  const [first = "", ...rest] = text.split("\n");
  const more = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith("> ")),
  );
  const lines = [first.slice(2), ...more.map((line) => line.slice(2))];
  return { written: [first, ...more].join("\n"), script: lines.join("\n") };
}
