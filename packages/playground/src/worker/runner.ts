/** Does in a worker what the commands `check`, `compile`, `explain`, `diff` and `graph` do, over sources in memory. */
import type { CliHost, Compilation, OptionValues } from "@cairn/cli-kit";
import {
  applyUserRules,
  checkPaths,
  compileInputs,
  isUsageProblem,
  readConfiguration,
  Session,
  type Configuration,
} from "@cairn/cli-kit/embedding";
import {
  deduplicateDiagnostics,
  hasErrors,
  toJsonDiagnostic,
  type JsonDiagnostic,
  type Result,
} from "@cairn/diagnostics";
import type { CompilingService } from "@cairn/language-server";
import { hostOfSources, type BrowserClock } from "@cairn/language-server/sources";
import { compare, renderDifferences, renderExplanation, serialize, toSvg, type Tree } from "@cairn/store";
import type { LanguageName } from "../languages.js";
import { folder, optionsOf, type Project } from "../project.js";
import type { Answers, ChangesAnswer, ExplainAnswer, GraphAnswer, Request, ResultPath, RunAnswer } from "./messages.js";
import { aboutPart, explainPaths } from "./pointer.js";

/** A result beyond this size isn't shown: a page isn't the place for it. */
const mostOutput = 4_000_000;
/** Boxes beyond which a drawing takes long and shows nothing. */
const mostBoxes = 600;

type SessionWith = (other?: OptionValues) => Session;

interface Compiled {
  readonly compilation: Compilation;
  /** The JSON of the result, to tell one from the next. */
  readonly json: string;
}

export class Runner {
  private readonly service: CompilingService;
  private readonly clock: BrowserClock;
  private current: Compiled | undefined;
  private last: Tree | undefined;
  private kept: Tree | undefined;

  constructor(service: CompilingService, clock: BrowserClock) {
    this.service = service;
    this.clock = clock;
  }

  async answer(request: Request): Promise<Answers[keyof Answers]> {
    switch (request.kind) {
      case "run":
        if (request.fresh) this.current = this.last = this.kept = undefined;
        return this.run(request.project, request.format);
      case "explain":
        return this.explain(request.path);
      case "graph":
        return this.graph();
      case "changes":
        return this.changes(request.since);
      case "keep":
        this.kept = this.current?.compilation.tree;
        return null;
    }
  }

  private async run(project: Project, format: string): Promise<RunAnswer> {
    const started = this.clock.now();
    const sources = Object.entries(project.files).map(([path, text]) => [`${folder}/${path}`, text] as const);
    const host = hostOfSources(new Map(sources), folder, this.clock);
    const { language, services } = this.service;
    const read = readConfiguration({ language, catalogue: services.catalogue }, host, {});
    const { diagnostics, text } = isUsageProblem(read)
      ? { diagnostics: [problemOfConfiguration(language.name, read.problem)], text: undefined }
      : await this.check(project, format, this.sessions(host, read, project));
    return { text, format, diagnostics, milliseconds: this.clock.now() - started };
  }

  /** What `check` says of the programs that belong together, and the result, which errors elsewhere don't prevent. */
  private async check(project: Project, format: string, sessionWith: SessionWith) {
    const checking = sessionWith();
    const { language, scope } = this.service;
    const isProgram = (path: string) => language.extensions.some((ending) => path.endsWith(ending));
    const programs = scope === "links" ? [project.main] : Object.keys(project.files).filter(isProgram);
    checking.report(await checkPaths(checking, programs));
    const found = applyUserRules(checking);
    const { diagnostics, text } = await this.compile(project.main, format, sessionWith);
    return { diagnostics: deduplicateDiagnostics([...found, ...diagnostics]).map(toJsonDiagnostic), text };
  }

  private async compile(main: string, format: string, sessionWith: SessionWith) {
    const usual = sessionWith();
    const input = this.service.inputOf?.(main, usual.host, usual.options);
    const session = input ? sessionWith(input.options) : usual;
    const compilation = (await compileInputs(session, [input?.file ?? main]))?.compilation;
    const printed = compilation && print(compilation, format);
    const diagnostics = [...applyUserRules(session), ...(printed?.diagnostics ?? [])];
    if (!compilation || !printed?.value || hasErrors(diagnostics)) return { diagnostics, text: undefined };
    const text = [...printed.value].join("");
    this.remember(compilation, format === "json" ? text : undefined);
    return { diagnostics, text };
  }

  /** Makes runs of a command, with other options if given. */
  private sessions(host: CliHost, { options, rules }: Configuration, project: Project): SessionWith {
    return (other) => {
      const session = new Session(this.service.language, host, other ?? { ...options, ...optionsOf(project) }, rules);
      session.services = this.service.services;
      return session;
    };
  }

  private remember(compilation: Compilation, printed: string | undefined): void {
    const json = printed ?? [...(compilation.print("json", mostOutput).value ?? [])].join("");
    if (this.current && this.current.json !== json) this.last = this.current.compilation.tree;
    this.kept ??= compilation.tree;
    this.current = { compilation, json };
  }

  private explain(path: string | ResultPath): ExplainAnswer {
    if (!this.current) return { problem: "there is no result yet" };
    const { compilation, json } = this.current;
    const { language } = this.service;
    const name = language.name as LanguageName;
    const join = (names: readonly string[]) => language.formatPath?.(names) ?? names.join(":");
    const wanted = typeof path === "string" ? [path] : explainPaths(name, path, JSON.parse(json), join);
    const about = typeof path === "string" ? undefined : aboutPart(name, path);
    let problem = about ?? "nothing more is known of this part of the result";
    for (const each of wanted) {
      const { diagnostics, value } = compilation.explain(each);
      if (value) return { explanation: JSON.parse(renderExplanation(value, "json")) };
      const [first] = diagnostics;
      if (first && about === undefined) problem = [first.message, ...first.notes].join("; ");
    }
    return { problem };
  }

  private async graph(): Promise<GraphAnswer> {
    const drawn = this.current?.compilation.graph();
    if (!drawn?.value) return { problem: drawn?.diagnostics[0]?.message ?? "there is no result yet" };
    const { length } = drawn.value.nodes;
    if (length === 0) return { problem: "this result has nothing to draw" };
    if (length > mostBoxes)
      return { problem: `a drawing of ${length} boxes would show nothing; use \`graph\` of the command` };
    return { svg: await toSvg(drawn.value), boxes: length };
  }

  private changes(since: "kept" | "last"): ChangesAnswer {
    const before = since === "kept" ? this.kept : this.last;
    const now = this.current?.compilation.tree;
    if (!before || !now) return { text: "", count: 0 };
    const { language, services } = this.service;
    const describe = services.describeComponent;
    const comparison = compare(before, now, {
      ...language.comparing,
      maxDifferences: 500,
      ...(describe ? { describe } : {}),
    });
    const formatPath = language.formatPath?.bind(language);
    const text = renderDifferences(comparison, { format: "text", ...(formatPath ? { formatPath } : {}) });
    return { text, count: comparison.differences.length };
  }
}

function print(compilation: Compilation, format: string): Result<Iterable<string>> {
  if (format !== "resources") return compilation.print(format, mostOutput);
  const { log, value } = compilation.tree;
  const printed = serialize(value, log, { format: "yaml", maxBytes: mostOutput });
  return { diagnostics: [], value: "chunks" in printed ? printed.chunks : ["the resources are too large to show\n"] };
}

function problemOfConfiguration(language: string, message: string): JsonDiagnostic {
  const place = { file: `${language}.config.json`, line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { severity: "error", code: `${language}/configuration`, message, ...place };
}
