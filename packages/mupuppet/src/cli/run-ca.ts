import { exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { Authority, AuthorityProblem, type CertificateStatus } from "@cairn/puppet-ca";

type Action = (names: readonly string[], context: ExtraCommandContext) => Promise<void>;

const needNames = new Set(["sign", "revoke", "clean", "generate"]);

/** `mupuppet ca ACTION NAME…`: 1 if anything was refused, with the reason; the other names are done all the same. */
export async function runCa(context: ExtraCommandContext): Promise<number> {
  const { host, words } = context;
  const [action = "list", ...names] = words;
  if (needNames.has(action) && names.length === 0) {
    host.writeStderr(`mupuppet: \`ca ${action}\` wants the names of certificates\nSee: mupuppet help ca\n`);
    return exitCodes.usage;
  }
  const refused = (thrown: unknown): number => {
    if (!(thrown instanceof AuthorityProblem) && !isOfSystem(thrown)) throw thrown;
    host.writeStderr(`mupuppet: ${(thrown as Error).message}\n`);
    return exitCodes.inputErrors;
  };
  try {
    const codes = needNames.has(action)
      ? await oneByOne(names, (name) => actions[action]!([name], context).then(() => exitCodes.fine, refused))
      : [await actions[action]!(names, context).then(() => exitCodes.fine)];
    return Math.max(...codes);
  } catch (thrown) {
    return refused(thrown);
  }
}

async function oneByOne(names: readonly string[], work: (name: string) => Promise<number>): Promise<number[]> {
  const codes: number[] = [];
  for (const name of names) codes.push(await work(name));
  return codes;
}

/** A folder that may not be written, a full disk. */
function isOfSystem(thrown: unknown): boolean {
  return thrown instanceof Error && "syscall" in thrown;
}

const actions: Readonly<Record<string, Action>> = {
  async init(_names, { host, request }) {
    const folder = folderOf(request.options);
    const problem = host.makeFolder(folder, "private");
    if (problem !== undefined) throw new AuthorityProblem("refused", `\`${folder}\` can't be made: ${problem}`);
    await Authority.create(folder, String(request.options["caName"] ?? "Puppet CA"));
    host.writeStdout(`made an authority in ${folder}; its key is readable by you only\n`);
  },

  async list(names, { host, request }) {
    const authority = await opened(request.options);
    const all = authority.list().filter(({ name }) => names.length === 0 || names.includes(name));
    if (request.options["format"] === "json") host.writeStdout(`${JSON.stringify(all, undefined, 2)}\n`);
    else for (const each of all) host.writeStdout(`${line(each)}\n`);
  },

  async sign([name = ""], { host, request }) {
    const authority = await opened(request.options);
    await authority.sign(name, {
      allowsAlternativeNames: request.options["allowDnsAltNames"] === true,
      allowsAuthorization: request.options["allowAuthorizationExtensions"] === true,
    });
    host.writeStdout(`signed ${name}\n`);
  },

  async revoke([name = ""], { host, request }) {
    await (await opened(request.options)).revoke(name);
    host.writeStdout(`revoked ${name}\n`);
  },

  async clean([name = ""], { host, request }) {
    await (await opened(request.options)).clean(name);
    host.writeStdout(`cleaned ${name}\n`);
  },

  async generate([name = ""], { host, request }) {
    const { options } = request;
    const alternativeNames = ((options["dnsAltNames"] ?? []) as string[]).flatMap((each) => each.split(","));
    const isAdministrator = options["administrator"] === true;
    const { keyFile } = await (await opened(options)).generate(name, { alternativeNames, isAdministrator });
    host.writeStdout(`made a certificate for ${name}; its key is in ${keyFile}\n`);
  },
};

function folderOf(options: Readonly<Record<string, unknown>>): string {
  return String(options["ca"] ?? "./ca");
}

async function opened(options: Readonly<Record<string, unknown>>): Promise<Authority> {
  return Authority.open(folderOf(options));
}

function line({ alternativeNames, fingerprint, name, notAfter, state }: CertificateStatus): string {
  const until = notAfter === undefined ? "" : ` until ${notAfter.toISOString().slice(0, 10)}`;
  const others = alternativeNames.filter((each) => each !== `DNS:${name}`);
  const names = others.length === 0 ? "" : ` (${others.join(", ")})`;
  return `${state.padEnd(9)} ${name}${names}${until} SHA256 ${fingerprint}`;
}
