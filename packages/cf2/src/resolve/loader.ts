/**
 * Imports: which file a name denotes (`search`, `project`), reading and parsing each file once, and waiting for
 * asynchronous ones, such as a database that needs a password.
 */
import {
  createSource,
  hasErrors,
  meantFixes,
  sourceOf,
  type Allowance,
  type Diagnostic,
  type Source,
} from "@cairn/diagnostics";
import { quote } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import type { Place } from "../blocks/cell.js";
import type { Context } from "../evaluate/context.js";
import type { Environment } from "../blocks/environment.js";
import { said, spanOf, type Advice } from "../diagnostics/said.js";
import { Waiting } from "./waiting.js";
import { parseFile } from "../parse/parse.js";
import { databaseFile } from "./database-block.js";
import type { LoadedFile } from "./loaded-file.js";
import type { Answer, DatabaseBlock, DatabaseReader, SignatureChecker } from "./outside.js";
import { demand } from "../signatures/problem.js";
import { whereaboutsIn, type ImportRoots, type Whereabouts } from "./import-roots.js";
import { candidatesFor, type SearchOptions } from "./search.js";

export interface LoaderOptions extends SearchOptions {
  readonly report: (diagnostic: Diagnostic) => void;
  readonly maxErrors?: number | undefined;
  readonly allowance?: Allowance | undefined;
  readonly onPhase?: ((phase: string, file: string) => void) | undefined;
  readonly databases?: DatabaseReader | undefined;
  readonly signatures?: SignatureChecker | undefined;
  /** The folders that confine imports. */
  readonly importRoots?: ImportRoots | undefined;
}

/** The arguments of an import, and its location. */
interface Request {
  readonly name: string;
  readonly from: LoadedFile;
  readonly signers: readonly string[] | undefined;
  readonly place: Place;
  readonly context: Context;
}

/** Finds, reads and parses files, each once. */
export class Loader {
  /** All files that were read, by path; undefined if an error prevents using the file. */
  readonly loaded = new Map<string, LoadedFile | undefined>();
  /** All databases that were opened, by path; undefined for those that couldn't be. */
  readonly databases = new Map<string, LoadedFile | undefined>();
  private readonly options: LoaderOptions;
  private readonly whereabouts: ((path: string) => Whereabouts) | undefined;

  constructor(options: LoaderOptions) {
    this.options = options;
    this.whereabouts = options.importRoots && whereaboutsIn(options.importRoots);
  }

  /** The parsed file of a source; undefined if it has syntax errors. */
  parse(source: Source): LoadedFile | undefined {
    const { allowance, maxErrors, onPhase, report } = this.options;
    onPhase?.("parse", source.name);
    const { value, diagnostics } = parseFile(source, { allowance, maxErrors });
    for (const diagnostic of diagnostics) report(diagnostic);
    onPhase?.("evaluate", source.name);
    if (!value || hasErrors(diagnostics)) return undefined;
    const { program, macros } = value;
    return { path: source.name, source, program, macros, imported: new Set(), block: undefined };
  }

  /** Resolves `import(name)`. */
  find(
    name: string,
    { file: from }: Environment,
    signers: readonly string[] | undefined,
    place: Place,
    context: Context,
  ): LoadedFile | Waiting | undefined {
    const request: Request = { name, from, signers, place, context };
    const candidates = candidatesFor(name, from.path, this.options);
    if (!candidates) return this.reportUnknownProject(request);
    const tried = new Set<string>();
    for (const path of candidates) {
      if (tried.has(path)) continue;
      tried.add(path);
      const whereabouts = this.whereabouts?.(path);
      if (whereabouts === "nowhere") continue;
      if (whereabouts === "outside") return this.reportOutside(path, request);
      const known = signers === undefined && this.loaded.get(path);
      if (known) return this.connect(known, request);
      const content = this.options.files.read(path);
      if ("bytes" in content) {
        // A link may have been replaced since it was looked at.
        const found = content.realPath === undefined ? undefined : this.whereabouts?.(content.realPath);
        const isInside = found === undefined || found === "inside";
        return isInside ? this.open(path, content.bytes, request) : this.reportOutside(path, request);
      }
      if (content.problem !== "no such file") return this.reportUnreadable(path, content.problem, request);
    }
    return this.reportMissing([...tried], request);
  }

  private open(path: string, bytes: Uint8Array, request: Request): LoadedFile | Waiting | undefined {
    if (path.endsWith(".kdbx")) return this.openDatabase(path, bytes, request);
    if (request.signers === undefined && !isSigned(bytes)) return this.openText(path, bytes, request);
    const { signatures } = this.options;
    const { signers } = request;
    const answer = signatures?.verify({ path, bytes, ...(signers ? { signers } : {}) }) ?? {
      problem: `cannot check the signature of \`${path}\` here`,
      instead: "compile it with the command, which has a program for signatures",
    };
    return whenThere(answer, (verified) =>
      "value" in verified ? this.openText(path, verified.value, request) : this.say("signature", verified, request),
    );
  }

  private openText(path: string, bytes: Uint8Array, request: Request): LoadedFile | undefined {
    let file = this.loaded.get(path);
    if (!this.loaded.has(path)) this.loaded.set(path, (file = this.parseBytes(path, bytes)));
    return file && this.connect(file, request);
  }

  private parseBytes(path: string, bytes: Uint8Array): LoadedFile | undefined {
    const { value, diagnostics } = sourceOf(path, bytes, catalogue.create);
    for (const diagnostic of diagnostics) this.options.report(diagnostic);
    return value && this.parse(value);
  }

  private openDatabase(path: string, bytes: Uint8Array, request: Request): LoadedFile | Waiting | undefined {
    if (request.signers !== undefined) return this.say("signature", unsignable(path, request.signers), request);
    if (this.databases.has(path)) return this.connectDatabase(path, request);
    const answer = this.options.databases?.open({ path, bytes }) ?? {
      problem: `cannot open the database \`${path}\` here`,
      instead: "compile it with the command, which can open databases",
    };
    return whenThere<DatabaseBlock>(answer, (opened) => {
      const { context, place } = request;
      if ("problem" in opened) this.say("secret", opened, request);
      const file = "value" in opened ? databaseFile(opened.value, createSource(path, ""), place, context) : undefined;
      this.databases.set(path, file);
      return this.connectDatabase(path, request);
    });
  }

  /** A database imports nothing, so that it can't be part of a cycle. */
  private connectDatabase(path: string, { from }: Request): LoadedFile | undefined {
    const file = this.databases.get(path);
    if (file) from.imported.add(file);
    return file;
  }

  /** Records that one file imports another, and reports a cycle. */
  private connect(file: LoadedFile, { from, place }: Request): LoadedFile | undefined {
    const chain = file === from ? [file] : wayBetween(file, from);
    if (!chain) {
      from.imported.add(file);
      return file;
    }
    const names = [...chain, file].map(({ path }) => quote(path)).join(" → ");
    this.options.report(catalogue.create["import-cycle"](spanOf(place), { chain: names }));
    return undefined;
  }

  private reportUnknownProject({ name, place }: Request): undefined {
    const project = name.slice(0, name.indexOf(":"));
    const instead =
      "name its folder under `projects` in `cf2.project.json`, or write `./` before a file name with a colon";
    this.options.report(said("import", place, `there is no project \`${project}\``, instead));
    return undefined;
  }

  private reportUnreadable(path: string, problem: string, { place }: Request): undefined {
    const instead = "check the spelling of the path, and that the file may be read";
    this.options.report(said("import", place, `can't read \`${path}\`: ${problem}`, instead));
    return undefined;
  }

  /** Such a file isn't read at all, so that no message can reveal its contents. */
  private reportOutside(path: string, { place }: Request): undefined {
    const folders = this.options.importRoots!.folders.map((folder) => quote(folder)).join(" or ");
    const problem = `\`${path}\` is outside ${folders}, where imports must stay`;
    const instead = "move the file there, or name its folder with `--import-root`, too";
    const notes = ["symbolic links count as their targets"];
    this.options.report(said("import", place, problem, instead, notes));
    return undefined;
  }

  /** The file that is meant if the name is written in another case, or has another ending. */
  private adviseName({ name, from, place }: Request): Advice | undefined {
    if (this.whereabouts) return undefined;
    const others = [name.toLowerCase(), name.replace(/\.[a-z0-9]+$/i, "")].filter((other) => other !== name);
    const { files } = this.options;
    const isThere = (path: string) => "bytes" in files.read(path);
    const meant = others.find((other) => [...(candidatesFor(other, from.path, this.options) ?? [])].some(isThere));
    if (meant === undefined) return undefined;
    return { instead: `did you mean ${quote(meant)}?`, fixes: meantFixes(spanOf(place), name, [meant]) };
  }

  private reportMissing(candidates: readonly string[], request: Request): undefined {
    const { name, place } = request;
    const advice = this.adviseName(request);
    const instead = "check the spelling, or add the folder of the file to CF2PATH";
    const notes = [`looked for ${candidates.map((path) => quote(path)).join(", ")}`];
    this.options.report(said("import", place, `there is no file ${quote(name)} to import`, advice ?? instead, notes));
    return undefined;
  }

  private say(
    kind: "signature" | "secret",
    { problem, instead }: { readonly problem: string; readonly instead: string },
    { place }: Request,
  ): undefined {
    this.options.report(said(kind, place, problem, instead));
    return undefined;
  }
}

/** A demand that can't be met is never dropped. */
function unsignable(path: string, signers: readonly string[]) {
  return {
    problem: `the database \`${path}\` cannot be signed; ${demand(signers)}`,
    instead: "omit the second argument of this `import`, and demand the signature of the importing file instead",
  };
}

const armour = "-----BEGIN PGP SIGNED MESSAGE-----";

function isSigned(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x2d) return false;
  return new TextDecoder().decode(bytes.subarray(0, armour.length)) === armour;
}

function whenThere<T>(
  answer: Answer<T> | Promise<Answer<T>>,
  use: (answer: Answer<T>) => LoadedFile | undefined,
): LoadedFile | Waiting | undefined {
  return answer instanceof Promise ? new Waiting(answer.then(use)) : use(answer);
}

/** The chain of imports from one file to another, both included; undefined for a new file. */
function wayBetween(from: LoadedFile, to: LoadedFile): LoadedFile[] | undefined {
  if (from.imported.size === 0) return undefined;
  const before = new Map<LoadedFile, LoadedFile | undefined>([[from, undefined]]);
  for (const [file] of before) {
    for (const next of file.imported) {
      if (before.has(next)) continue;
      before.set(next, file);
      if (next === to) return collect(before, to);
    }
  }
  return undefined;
}

function collect(before: ReadonlyMap<LoadedFile, LoadedFile | undefined>, last: LoadedFile): LoadedFile[] {
  const way: LoadedFile[] = [];
  for (let file: LoadedFile | undefined = last; file; file = before.get(file)) way.push(file);
  return way.reverse();
}
