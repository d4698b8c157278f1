import fc from "fast-check";
import { RealCommand } from "./command.js";

let command: RealCommand;
beforeAll(() => {
  command = new RealCommand();
}, 120_000);
afterAll(() => command.remove());

/** Parts of a manifest whose findings could depend on what else is checked, or is checked before. */
const parts: readonly ((index: number) => string)[] = [
  () => "include nginx\n",
  (index) => `include m${index % 7}::nothing\n`,
  (index) => `include m${(index + 1) % 7}::c${index % 3}\n`,
  (index) => `m${index % 7}::c0::entry { 'x': porrt => ${index} }\n`,
  (index) => `$x = undefined_function_${index % 4}()\n`,
  () => 'file { "/etc/motd": mode => 644 }\n',
  (index) => `notify { "a\${facts['a']}": message => "x\${unknown${index}}"  }\t\n`,
  () => "include m5::broken\n",
  () => "$y = [1, 2\n",
];

const programs = fc.array(
  fc.record({
    isOfModule: fc.boolean(),
    isPlan: fc.boolean(),
    chosen: fc.array(fc.nat(parts.length - 1), { maxLength: 3 }),
  }),
  { minLength: 40, maxLength: 120 },
);

type Program = typeof programs extends fc.Arbitrary<readonly (infer Each)[]> ? Each : never;

/** Manifests of seven modules, with data, and some that stand alone. */
function filesOf(all: readonly Program[]): Record<string, string> {
  const files: Record<string, string> = { "modules/m5/manifests/broken.pp": "class m5::broken {" };
  for (let module = 0; module < 7; module++) {
    const name = `m${module}`;
    files[`modules/${name}/manifests/init.pp`] =
      `class ${name} { }\ndefine ${name}::c0::entry(Integer $port = 0) { }\n`;
    files[`modules/${name}/hiera.yaml`] = "version: 5\nhierarchy:\n  - name: all\n    path: all.yaml\n";
    files[`modules/${name}/data/all.yaml`] = `${name}::c0::size: none\n${name}::odd: 1\n`;
  }
  all.forEach(({ chosen, isOfModule, isPlan }, index) => {
    const text = chosen.map((part) => parts[part]!(index)).join("");
    const [module, number] = [`m${index % 7}`, Math.floor(index / 7)];
    if (isPlan) files[`modules/${module}/plans/p${index}.pp`] = `plan ${module}::p${index} { }\n`;
    else if (isOfModule)
      files[`modules/${module}/manifests/c${number}.pp`] =
        `class ${module}::c${number}(Integer $size = 1) {\n${text}}\n`;
    else files[`single/s${index}.pp`] = text;
  });
  return files;
}

test("any number of threads finds the same in many manifests, in the same order", () => {
  let run = 0;
  const property = fc.property(
    programs,
    fc.constantFrom<readonly string[]>([], ["--lint"], ["--only-lint"]),
    (all, words) => {
      const folder = `of-${run++}`;
      command.write(
        Object.fromEntries(Object.entries(filesOf(all)).map(([name, text]) => [`${folder}/${name}`, text])),
      );
      const given = ["check", folder, "--max-errors", "0", "--diagnostics", "json", ...words];
      const alone = command.run(...given, "--jobs", "1");
      expect(alone.stderr).toMatch(
        words.includes("--only-lint") ? /./ : /mupuppet\/missing-module|mupuppet\/unknown-class/,
      );
      expect(command.run(...given, "--jobs", "3")).toEqual(alone);
    },
  );
  fc.assert(property, { numRuns: 6, endOnFailure: true });
}, 600_000);

test("fixes are made in many files, also those that follow from others", () => {
  const names = Array.from({ length: 60 }, (_, index) => `fixed/f${index}.pp`);
  command.write(Object.fromEntries(names.map((name) => [name, 'notify { "a":\tmessage => "b"  }\n'])));
  const { status, stderr } = command.run("check", "fixed", "--only-lint", "--fix", "--jobs", "3");
  expect(stderr).toMatch(/^\d+ fixes made in 60 files$/m);
  expect(command.run("check", "fixed", "--only-lint", "--jobs", "1").stderr).toBe(
    stderr.replace(/^\d+ fixes.*\n/m, ""),
  );
  expect(status).toBe(0);
}, 120_000);
