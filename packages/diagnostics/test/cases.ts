import { decodeSource, type Diagnostic, type Source } from "@cairn/diagnostics";
import { at, create, createSource, createSpan } from "./toy.js";

/** What a case reports, about which sources, and how wide the terminal is. */
export interface Case {
  readonly sources: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
  readonly width?: number;
  readonly color?: boolean;
}

const firewall = createSource("firewall.toy", "rules {\n  allow web;\n  deny all;\n}\nmain {\n  use firewal;\n}\n");
const site = createSource("site.toy", "include base\nhost a\nport 80\nport 8080\n");
const base = createSource("lib/base.toy", "# shared by all sites\nport 443\n");
const block = createSource("block.toy", "a {\n  b {\n    c 1;\n    d 2;\n    e 3;\n  }\n}\nuse a.b;\n");
const circle = createSource("circle.toy", "a = b\nb = c\n\n\n\n\n\n\n\nc = a\n");
const oneLine = createSource("one-line.toy", "alpha 1; beta 2; alpha 3; gamma beta;\n");
const tabs = createSource("tabs.toy", "main {\n\tinner {\n\t\tx\tmissing;\n\t}\n}\n");
const wide = createSource("wide.toy", "名前 = 'café' + missing\n👩‍👩‍👧 = 'e\u0301' + missing\n한국 = 🇳🇿 + missing\n");
const minified = createSource("minified.toy", `{${"a:1,".repeat(300)}first:2,${"b:3,".repeat(300)}second:first}`);
const hostile = createSource(
  "evil\u001b[2J.toy",
  "x = \u001b[31mred\u001b[0m\u0007 \u202edlrow\u202c missing\r\ny = 1\r\n",
);
const short = createSource("short.toy", "a {\n  b 1;\n");

/** The outputs that reviewers read: each becomes `cases/<name>/expected.txt`. */
export const cases: Readonly<Record<string, Case>> = {
  "one-place": {
    sources: [firewall],
    diagnostics: [
      create["link-not-found"](at(firewall, "firewal", 1), { link: "firewal" }, { help: "did you mean `firewall`?" }),
    ],
  },
  "several-files": {
    sources: [site, base],
    diagnostics: [
      create["defined-twice"](
        at(site, "port 80\n".trim()),
        { name: "port" },
        {
          labels: [
            { span: at(base, "port"), message: "first defined here" },
            { span: at(site, "include base"), message: "brought in by this line" },
            { span: at(site, "port 8080"), message: "and defined once more here" },
          ],
          notes: ["a file that is included counts as if it was in place of the line"],
        },
      ),
    ],
  },
  "distant-lines": {
    sources: [circle],
    diagnostics: [
      create["links-in-a-circle"](
        at(circle, "b"),
        { chain: "a → b → c → a" },
        {
          labels: [
            { span: at(circle, "c"), message: "`b` is a link to `c`" },
            { span: at(circle, "a", 2), message: "`c` is a link to `a`" },
          ],
        },
      ),
    ],
  },
  "several-lines": {
    sources: [block],
    diagnostics: [
      create["link-not-found"](
        at(block, "a.b"),
        { link: "a.b" },
        {
          labels: [
            { span: at(block, "b {\n    c 1;\n    d 2;\n    e 3;\n  }"), message: "this block is out of reach" },
          ],
        },
      ),
      create.unused(createSpan(block, 0, block.text.indexOf("use")), { name: "a" }),
    ],
  },
  "one-line": {
    sources: [oneLine],
    diagnostics: [
      create["defined-twice"](
        at(oneLine, "alpha", 2),
        { name: "alpha" },
        {
          labels: [
            { span: at(oneLine, "alpha 1; beta 2;"), message: "both names are taken here" },
            { span: at(oneLine, "alpha"), message: "first defined here" },
            { span: at(oneLine, "beta", 2), message: "used here" },
          ],
        },
      ),
    ],
  },
  tabs: {
    sources: [tabs],
    diagnostics: [
      create["link-not-found"](
        at(tabs, "missing"),
        { link: "missing" },
        {
          labels: [{ span: at(tabs, "\tinner"), message: "looked for in here" }],
        },
      ),
    ],
  },
  "wide-characters": {
    sources: [wide],
    diagnostics: [1, 2, 3].map((line) => create["link-not-found"](at(wide, "missing", line), { link: "missing" })),
  },
  "long-line": {
    sources: [minified],
    width: 60,
    diagnostics: [
      create["defined-twice"](
        at(minified, "second"),
        { name: "second" },
        {
          labels: [{ span: at(minified, "first:2"), message: "takes its value from here" }],
        },
      ),
      create.unused(createSpan(minified, 0, minified.text.length), { name: "everything" }),
    ],
  },
  "control-characters": {
    sources: [hostile],
    diagnostics: [
      create["link-not-found"](
        at(hostile, "missing"),
        { link: "\u001b]0;title\u0007missing\nerror: not mine" },
        {
          labels: [{ span: at(hostile, "x"), message: "from\there \u009b31m" }],
          notes: ["first\r\nsecond \u001b[1m"],
          fixes: [{ label: "write \u001b[7mthis", edits: [{ span: at(hostile, "missing"), text: "\u001b[8m" }] }],
        },
      ),
    ],
  },
  fixes: {
    sources: [firewall, site],
    diagnostics: [
      create["link-not-found"](
        at(firewall, "firewal", 1),
        { link: "firewal" },
        {
          fixes: [
            { label: "write `rules`", edits: [{ span: at(firewall, "firewal", 1), text: "rules" }] },
            {
              label: "change the order",
              edits: [
                { span: at(firewall, "  allow web;\n"), text: "" },
                {
                  span: createSpan(firewall, at(firewall, "}").start, at(firewall, "}").start),
                  text: "  allow web;\n",
                },
              ],
            },
            {
              label: "define it in two files",
              edits: [
                { span: createSpan(firewall, 0, 0), text: "firewal {\n}\n" },
                { span: at(site, "include base\n"), text: "" },
              ],
            },
          ],
        },
      ),
    ],
  },
  "ends-of-files": {
    sources: [short, createSource("empty.toy", "")],
    diagnostics: [
      create["link-not-found"](
        createSpan(short, short.text.length, short.text.length),
        { link: "}" },
        {
          labels: [{ span: at(short, "{"), message: "opened here" }],
        },
      ),
      create.unused(createSpan(createSource("empty.toy", ""), 0, 0), { name: "empty.toy" }),
    ],
  },
  "many-places": {
    sources: [],
    diagnostics: [
      create["links-in-a-circle"](
        at(circle, "b"),
        { chain: "a → b → … → a" },
        {
          labels: Array.from({ length: 30 }, (_, index) => ({ span: at(circle, "c"), message: `link ${index + 1}` })),
        },
      ),
    ],
  },
  colors: {
    sources: [firewall],
    color: true,
    diagnostics: [
      create.unused(
        at(firewall, "rules"),
        { name: "rules" },
        {
          labels: [{ span: at(firewall, "allow web"), message: "nor is this" }],
          help: "delete it",
          fixes: [{ label: "delete it", edits: [{ span: at(firewall, "  allow web;\n"), text: "" }] }],
        },
      ),
    ],
  },
  "common-words": { sources: [], diagnostics: commonWords() },
};

function commonWords(): Diagnostic[] {
  const latin = new Uint8Array([...new TextEncoder().encode("name = caf"), 0xe9, 10]);
  const nul = new TextEncoder().encode("name = \0x\n");
  const [first, second] = [decodeSource("latin.toy", latin), decodeSource("nul.toy", nul)];
  const place = (offset: number, source: Source) => createSpan(source, offset, offset + 1);
  return [
    create["file-not-readable"](createSpan(createSource("missing.toy", ""), 0, 0), {
      file: "missing.toy",
      reason: "no such file",
    }),
    create["file-not-readable"](at(site, "base"), { file: "base.toy", reason: "no such file" }),
    create["invalid-utf8"](place(first.problem!.offset, first.source), {}),
    create["nul-character"](place(second.problem!.offset, second.source), {}),
    create["too-deep"](at(block, "{", 2), { limit: 5000 }),
    create["too-large"](at(block, "a.b"), { what: "`a.b`", limit: "10000000 attributes" }),
    create["output-too-large"](createSpan(block, 0, 0), { size: 549755813888, limit: 268435456 }),
    create["unknown-path"](createSpan(block, 0, 0), { path: "a:x" }),
  ];
}
