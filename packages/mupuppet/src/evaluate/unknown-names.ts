import { Failure, type Meant } from "@cairn/evaluation";
import type { Compilation } from "./compilation.js";

/** The error for an unknown class. */
export function unknownClass(name: string, { definitions, guesses }: Compilation): Failure {
  if (definitions.hasBrokenFiles) return new Failure("follows", `Could not find class ${name}`);
  const shown = name.replace(/^::/, "");
  const meant = guesses.didYouMean(shown, definitions.classNames());
  return new Failure("unknown-class", `there is no class \`${shown}\``, { meant: { wrong: shown, names: meant } });
}

/** The error for an unknown resource type. */
export function unknownType(name: string, compilation: Compilation): Failure {
  const { definitions, guesses } = compilation;
  if (definitions.hasBrokenFiles) return new Failure("follows", `Unknown resource type: '${name}'`);
  const unread = compilation.language.types.problemOf?.(name.toLowerCase());
  if (unread) {
    const notes = unread.span ? [{ message: "this is where its Ruby stops", span: unread.span }] : [];
    const help = "run Ruby's own Puppet for it with `puppet generate types`, or describe it with `--types`";
    return new Failure("unknown-type", `the resource type \`${name}\` can't be read: ${unread.message}`, {
      notes,
      help,
    });
  }
  const meant = guesses.didYouMean(name, () => typeNames(compilation));
  return new Failure("unknown-type", `there is no resource type \`${name}\``, { meant: { wrong: name, names: meant } });
}

/** The names of all resource types that are known so far. */
export function* typeNames({ definitions, language }: Compilation): Iterable<string> {
  yield* definitions.defineNames();
  yield* language.types.names;
}

/** The titles of resources of a type (`File`) that are similar to the written one. */
export function meantTitle(type: string, title: string, { guesses, resources }: Compilation): Meant {
  const others = resources.ofType(type);
  return { wrong: title, names: guesses.didYouMean(title, () => others.map((other) => other.title)) };
}

/** A function or type alias may be missing only because its file can't be used, which has been reported. */
export function notInBrokenFiles(name: string, { definitions }: Compilation): undefined {
  if (definitions.hasBrokenFiles && name.includes("::")) throw new Failure("follows", `${name} is unknown`);
}
