import { Wildcard, type PathPattern, type PolicyNotation } from "@cairn/store";

/**
 * Paths in policies as `--ignore` has them: `File[/srv/www/*]`, `File[*][content]`, `Package`, `*`. Exclusions ignore
 * case: on some systems two spellings are one file.
 */
export const referenceNotation: PolicyNotation = {
  example: "File[/srv/www/*]",
  patternOf(text, isExclusion) {
    const [, type, title = "*", parameter] = shape.exec(text) ?? [];
    return type === undefined ? undefined : new ReferencePattern({ type, title, parameter }, isExclusion);
  },
};

const shape = /^([^[\]]+)(?:\[([^]*?)\])?(?:\[([^[\]]+)\])?$/;

interface Parts {
  readonly type: string;
  readonly title: string;
  readonly parameter: string | undefined;
}

class ReferencePattern implements PathPattern {
  private readonly type: Wildcard;
  private readonly title: Wildcard;
  private readonly parameter: Wildcard | undefined;
  private readonly fold: (text: string) => string;

  constructor({ parameter, title, type }: Parts, ignoresCase: boolean) {
    this.fold = ignoresCase ? foldCase : (text) => text;
    this.type = new Wildcard(foldCase(type));
    this.title = new Wildcard(this.fold(title));
    this.parameter = parameter === undefined ? undefined : new Wildcard(foldCase(parameter));
  }

  includes(path: readonly string[]): boolean {
    const parameter = path[1];
    if (!this.isResource(path)) return false;
    return !this.parameter || (parameter !== undefined && this.parameter.matches(foldCase(parameter)));
  }

  reachesInto(path: readonly string[]): boolean {
    return path.length === 1 && this.parameter !== undefined && this.isResource(path);
  }

  private isResource([reference = ""]: readonly string[]): boolean {
    const [, type = "", title = ""] = /^(?:@@)?([^[]*)\[([^]*)\]$/.exec(reference) ?? [];
    return this.type.matches(foldCase(type)) && this.title.matches(this.fold(title));
  }
}

function foldCase(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
