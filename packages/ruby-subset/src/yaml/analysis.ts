/** The styles in which libyaml can write a string. */
export interface Analysis {
  readonly isMultiline: boolean;
  readonly plain: boolean;
  readonly singleQuoted: boolean;
  readonly block: boolean;
}

/** Whether a YAML parser accepts a character as it is; libyaml escapes tabs, and characters beyond 16 bits. */
export const unprintable = /[^\n -~\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/u;

const lineEnd = /[\r\n\x85\u2028\u2029]/;

/** What rules out a plain scalar. */
const signs = /^(?:---|\.\.\.|[#,[\]{}&*!|>'"%@`]|[?:-](?:[\s\0]|$))|:(?:[ \t\r\n\x85\u2028\u2029\0]|$)|[ \t\0]#/;

export function analyze(text: string): Analysis {
  if (text === "") return { isMultiline: false, plain: true, singleQuoted: true, block: false };
  const isMultiline = lineEnd.test(text);
  const isSpecial = unprintable.test(text);
  const isLoose = isMultiline && / [\r\n\x85\u2028\u2029]/.test(text);
  const singleQuoted = !isSpecial && !isLoose && !(isMultiline && /[\r\n\x85\u2028\u2029] /.test(text));
  const plain = singleQuoted && !isMultiline && !/^ | $/.test(text) && !signs.test(text);
  return { isMultiline, plain, singleQuoted, block: !isSpecial && !isLoose && !text.endsWith(" ") };
}
