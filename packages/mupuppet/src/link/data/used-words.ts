import type { Source } from "@cairn/diagnostics";
import type { Modules } from "../../modules/modules.js";

const folders = ["manifests", "functions", "types", "plans", "templates", "lib"];

/** The ways in which a text may name a key. */
const quotedWord = /["']((?:::)?[a-z0-9_][\w:.-]*)["']/gi;
/** A bare word where a value may stand; it isn't an attribute, a function or the type of a resource. */
const bareWord = /(?:[([,=>?{|]|(?<!:):(?!:))\s*((?:::)?[a-z_][\w:.-]*)(?![\w:.-])(?!\s*(?:[=+]>|[({]))/gi;
const quotedText = /["'](?:::)?([^"'\n]{1,200})(?=["'])/g;
/** A string with an interpolation, of Puppet, Ruby or Hiera: the parts before and behind it. */
const composedWord = /(["'])(?:::)?([\w:.-]*)(?:[$#%]\{(?:(?!\1).)*\}|\$\w[\w:]*)([\w:.-]*)\1/g;
/** A composed key is recognised by at least so many characters. */
const leastComposed = 3;

/** Longer keys are only found as a whole. */
const maxComposed = 200;

/** What a text names, found once. */
interface NamedKeys {
  readonly words: ReadonlySet<string>;
  /** What keys that it composes begin and end with. */
  readonly composed: readonly (readonly [start: string, end: string])[];
}

const namedIn = new WeakMap<Source, NamedKeys>();
const textsIn = new WeakMap<Source, ReadonlySet<string>>();

/**
 * Whether a key is named anywhere in code, templates or data: it may be looked up wherever it is written, as a string, as
 * a bare word, with the path to a value in it (`key.0.name`), or composed (`"web::${name}::port"`).
 */
export function usedWords(modules: Modules, programs: readonly Source[]): (key: string) => boolean {
  const sources = [...programs, ...modules.names().flatMap((module) => codeOf(module, modules))];
  const named = sources.map(namedKeys);
  const isComposed = composedKeys(named);
  const isText = (key: string): boolean => sources.some((each) => quotedTexts(each).has(key));
  return (key) =>
    named.some(({ words }) => words.has(key)) || isComposed(key) || (!/^[\w:.-]+$/.test(key) && isText(key));
}

function codeOf(module: string, modules: Modules): Source[] {
  return folders.flatMap((folder) =>
    modules.filesBelow(module, folder).flatMap((path) => modules.read(module, `${folder}/${path}`)?.value ?? []),
  );
}

function namedKeys(source: Source): NamedKeys {
  let named = namedIn.get(source);
  if (!named) {
    const { text } = source;
    const words = new Set<string>();
    for (const pattern of [quotedWord, bareWord]) {
      for (const [, found] of text.matchAll(pattern)) {
        const word = found!.replace(/^::/, "");
        words.add(word).add(word.replace(/\..*/, ""));
      }
    }
    const composed = Array.from(text.matchAll(composedWord), ([, , start, end]) => [start!, end!] as const);
    named = { words, composed: composed.filter(([start, end]) => start.length + end.length >= leastComposed) };
    namedIn.set(source, named);
  }
  return named;
}

/** Whether a key begins and ends as one that is composed somewhere. */
function composedKeys(named: readonly NamedKeys[]): (key: string) => boolean {
  const endsByStart = new Map<string, Set<string>>();
  for (const [start, end] of named.flatMap(({ composed }) => composed)) {
    const ends = endsByStart.get(start);
    if (ends) ends.add(end);
    else endsByStart.set(start, new Set([end]));
  }
  const cuts = (key: string, from: number): number[] =>
    Array.from({ length: key.length - from + 1 }, (_, index) => from + index);
  return (key) =>
    key.length <= maxComposed &&
    cuts(key, 0).some((start) => {
      const ends = endsByStart.get(key.slice(0, start));
      return ends !== undefined && cuts(key, start).some((end) => ends.has(key.slice(end)));
    });
}

function quotedTexts(source: Source): ReadonlySet<string> {
  let texts = textsIn.get(source);
  if (!texts) {
    texts = new Set(Array.from(source.text.matchAll(quotedText), ([, found]) => found!));
    textsIn.set(source, texts);
  }
  return texts;
}
