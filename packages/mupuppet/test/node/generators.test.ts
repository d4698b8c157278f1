import { generators } from "../../src/cli/generators.js";

const program = process.execPath;
const run = generators([program, "/nowhere/program"], { milliseconds: 5000, bytes: 1000 });
const script = (code: string) => run(program, ["-e", code]);
const failed = (why: string) => ({ problem: `Failed to execute generator ${program}: ${why}` });

describe("the programs of `generate`", () => {
  it("are only those that the user allows", () => {
    expect(run("/bin/sh", ["-c", "exit"])).toBeUndefined();
  });

  it("get their arguments without a shell, and run in their own folder", () => {
    const words = run(program, ["-p", "[process.argv[1], process.cwd()].join()", "$HOME; *"]);
    expect(words).toEqual({ output: `$HOME; *,${program.slice(0, program.lastIndexOf("/"))}\n` });
  });

  it("fail in Puppet's words", () => {
    expect(script("process.stdout.write('why'); process.exitCode = 3")).toEqual(
      failed(`Execution of '${program} -e process.stdout.write('why'); process.exitCode = 3' returned 3: why`),
    );
    expect(run("/nowhere/program", [])).toEqual({ problem: "Working directory /nowhere does not exist!" });
  });

  it("may neither print without end nor mix both outputs", () => {
    expect(script("console.log('x'.repeat(5000))")).toEqual(failed("it prints more than 1000 bytes"));
    expect(script("console.log('x'); console.error('y')")).toEqual(
      failed("it prints to its standard output and to its standard error"),
    );
  });

  it("share their time", () => {
    const brief = generators([program], { milliseconds: 200, bytes: 1000 });
    const endless = () => brief(program, ["-e", "setInterval(() => {}, 1000)"]);
    expect([endless(), endless()]).toEqual(Array(2).fill(failed("programs of `generate` take too long")));
  });
});
