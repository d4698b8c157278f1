import type { CliHost, OptionValues } from "@cairn/cli-kit";
import type { ClassesByFile, Compiled, CompileJob, Transports } from "@cairn/puppet-server";
import type { Ask, Tasks } from "@cairn/puppet-server/workers";
import { CatalogsOfEnvironment } from "../catalogs-of-environment.js";

/** How many environments are kept in memory; those of branches come and go. */
const mostEnvironments = 5;

/** The environments that were used last, each in its latest state. */
export class WarmCatalogs implements Tasks {
  private readonly options: OptionValues;
  private readonly host: CliHost;
  private readonly known = new Map<string, { readonly state: string; readonly catalogs: CatalogsOfEnvironment }>();

  constructor(options: OptionValues, host: CliHost) {
    this.options = options;
    this.host = host;
  }

  async compile(job: CompileJob, ask: Ask): Promise<Compiled> {
    return this.in(job.environment).compile(job, ask);
  }

  classes(environment: CompileJob["environment"]): ClassesByFile {
    return this.in(environment).classes();
  }

  transports(environment: CompileJob["environment"]): Transports {
    return this.in(environment).transports();
  }

  private in({ generation, name, root }: CompileJob["environment"]): CatalogsOfEnvironment {
    const state = `${generation} ${root}`;
    const before = this.known.get(name);
    const found = before?.state === state ? before.catalogs : new CatalogsOfEnvironment(root, this.options, this.host);
    // In the order in which they were used: the first one was used longest ago.
    this.known.delete(name);
    this.known.set(name, { state, catalogs: found });
    if (this.known.size > mostEnvironments) this.known.delete(this.known.keys().next().value!);
    return found;
  }
}
