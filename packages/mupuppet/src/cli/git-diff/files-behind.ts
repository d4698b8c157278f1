import { createSource } from "@cairn/diagnostics";
import { callsIn, type Called } from "./code-behind.js";
import { textOf } from "./new-lines.js";
import type { Side } from "./sides.js";

/** How many calls of functions that call others are followed. */
const mostCalls = 200;

/** The files of a revision that calls run or read: functions of modules, templates, files. */
export class FilesBehind {
  private readonly side: Side;
  private readonly byCall = new Map<string, readonly string[]>();
  private modules: readonly string[] | undefined;

  constructor(side: Side) {
    this.side = side;
  }

  of(begin: readonly Called[]): readonly string[] {
    const waiting = [...begin];
    const files = new Set<string>();
    for (let next = 0; next < waiting.length && next < mostCalls; next++) {
      const { name, texts } = waiting[next]!;
      for (const file of [...this.functionNamed(name), ...texts.flatMap((text) => this.fileNamed(text))]) {
        if (files.has(file)) continue;
        files.add(file);
        if (file.endsWith(".pp")) waiting.push(...callsIn(createSource(file, textOf(this.side, file) ?? "")));
      }
    }
    return [...files];
  }

  private functionNamed(name: string): readonly string[] {
    return this.known(`${name}()`, () => {
      const [module, ...rest] = name.split("::") as [string, ...string[]];
      const ruby = `lib/puppet/functions/${[module, ...rest].join("/")}.rb`;
      if (rest.length === 0)
        return this.allModules().flatMap((folder) => [
          `${folder}/${ruby}`,
          `${folder}/lib/puppet/parser/functions/${name}.rb`,
        ]);
      const { environment, modulePath } = this.side.language;
      const folders = modulePath.map((folder) => `${folder}/${module}`);
      if (module === "environment" && environment) folders.push(environment.root);
      return folders.flatMap((folder) => [`${folder}/functions/${rest.join("/")}.pp`, `${folder}/${ruby}`]);
    });
  }

  /** `module/name`, as `template` and `file` take it. */
  private fileNamed(text: string): readonly string[] {
    const [, module, rest] = /^([a-z]\w*)\/(.+)$/.exec(text) ?? [];
    if (module === undefined) return [];
    return this.known(text, () =>
      this.side.language.modulePath.flatMap((folder) =>
        ["templates", "files"].map((kind) => `${folder}/${module}/${kind}/${rest}`),
      ),
    );
  }

  private allModules(): readonly string[] {
    const { language, revision } = this.side;
    return (this.modules ??= language.modulePath.flatMap((folder) =>
      revision.readFolder(folder).flatMap(({ kind, name }) => (kind === "folder" ? [`${folder}/${name}`] : [])),
    ));
  }

  private known(key: string, candidates: () => readonly string[]): readonly string[] {
    let files = this.byCall.get(key);
    if (!files) {
      files = candidates().filter((file) => this.side.revision.kindOf(file) === "file");
      this.byCall.set(key, files);
    }
    return files;
  }
}
