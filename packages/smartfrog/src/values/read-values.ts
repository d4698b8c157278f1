import {
  createSource,
  createSpan,
  readSource,
  startOf,
  type Diagnostic,
  type Files,
  type Result,
  type Span,
} from "@cairn/diagnostics";
import { deserialize, isComponent, type Component, type DataTree, type StoreValue } from "@cairn/store";
import type { OutsideValue } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { basicValue } from "./basic-value.js";
import { parse } from "../parse/parse.js";
import { isName, readPath } from "./path.js";

/** One `--set PATH=VALUE`: the value in SmartFrog's notation, or else a plain string. */
export function readSetting(option: string): Result<OutsideValue> {
  const source = createSource("--set", option);
  const span = createSpan(source, 0, option.length);
  const at = option.indexOf("=");
  const path = readPath(option.slice(0, Math.max(at, 0)));
  if (!path) return { diagnostics: [cannotSet(span, option, "this is not `PATH=VALUE`, such as `web:port=8080`")] };
  const text = option.slice(at + 1);
  const value = readValue(text);
  if (value === undefined) {
    const reason = `\`${text}\` is not a value of SmartFrog`;
    const help = looksLikeComponent.test(text)
      ? componentHelp
      : `write it as in a file, such as \`[1, 2]\` or \`"text"\``;
    return { diagnostics: [catalogue.create["cannot-set"](span, { path: path.join(":"), reason }, { help })] };
  }
  return { value: { name: path.join(":"), path, value, span, creates: false }, diagnostics: [] };
}

/** Matches what can only be SmartFrog's notation, and so isn't a plain string even if it doesn't parse. */
const looksLikeNotation = /^\s*(?:["[{]|(?:DATA|extends)(?![A-Za-z0-9_]))/;
const looksLikeComponent = /^\s*(?:\{|extends(?![A-Za-z0-9_]))/;
const componentHelp = "set the attributes of a component one by one, or give them in a file with `--values`";

/**
 * A value in SmartFrog's notation, or the text itself as a string; undefined if it begins as the former but doesn't
 * parse.
 */
function readValue(text: string): StoreValue | undefined {
  const [statement, ...others] = parse(createSource("--set", `value ${text}\n;`)).value?.body ?? [];
  const written = others.length === 0 && statement?.kind === "assignment" ? statement.value : undefined;
  if (written && written.kind !== "extends" && written.kind !== "link") return basicValue(written);
  return looksLikeNotation.test(text) ? undefined : text;
}

/** Every value of a file of values (`--values FILE`): its mappings become components, its lists vectors. */
export function readValuesFile(path: string, files: Files): Result<readonly OutsideValue[]> {
  const read = readSource(path, files, catalogue.create);
  if (!read.value) return { diagnostics: read.diagnostics };
  const source = read.value;
  const { tree, errors } = deserialize(source, /\.json$/i.test(path) ? "json" : "yaml");
  if (tree) return readTree(tree, startOf(source));
  return {
    diagnostics: errors.map(({ message, start, end }) =>
      catalogue.create["bad-values-file"](createSpan(source, start, end), { reason: message }),
    ),
  };
}

/** A component that is being read. */
interface Open {
  readonly component: Component;
  readonly path: readonly string[];
  /** How long the path is when it is written. */
  readonly length: number;
}

/** The most characters that the paths of a file have together: each value has its whole path. */
const mostInPaths = 30_000_000;

function readTree(tree: DataTree, place: Span): Result<readonly OutsideValue[]> {
  if (!isComponent(tree.value))
    return {
      diagnostics: [catalogue.create["bad-values-file"](place, { reason: "the outermost value is not a mapping" })],
    };
  const values: OutsideValue[] = [];
  const diagnostics: Diagnostic[] = [];
  const waiting: Open[] = [{ component: tree.value, path: [], length: 0 }];
  let inPaths = 0;
  for (let open = waiting.pop(); open; open = waiting.pop()) {
    for (const [name, record] of open.component.entries()) {
      const value = tree.log.value(record);
      const span = tree.log.span(record);
      const length = open.length + name.length + 1;
      inPaths += length;
      if (inPaths > mostInPaths) {
        const reason = `the paths of its values have more than ${mostInPaths} characters together`;
        return { diagnostics: [catalogue.create["bad-values-file"](span, { reason })] };
      }
      const path = [...open.path, name];
      if (!isName(name)) diagnostics.push(cannotSet(span, path.join(":"), `\`${name}\` is not a name of SmartFrog`));
      else if (isComponent(value) && value.size > 0) waiting.push({ component: value, path, length });
      else if (holdsComponent(value))
        diagnostics.push(cannotSet(span, path.join(":"), "a vector cannot contain mappings"));
      else values.push({ name: path.join(":"), path, value, span, creates: true });
    }
  }
  return { value: values, diagnostics };
}

function holdsComponent(value: StoreValue): boolean {
  const waiting: StoreValue[] = Array.isArray(value) ? [...(value as readonly StoreValue[])] : [];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (isComponent(item)) return true;
    if (Array.isArray(item)) for (const inner of item as readonly StoreValue[]) waiting.push(inner);
  }
  return false;
}

function cannotSet(span: Span, path: string, reason: string): Diagnostic {
  return catalogue.create["cannot-set"](span, { path, reason });
}
