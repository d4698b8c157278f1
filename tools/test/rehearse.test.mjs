/** How the rehearsal reads READMEs, the Dockerfile and the action, and how it reports. */
import { describe, expect, it } from "@jest/globals";
import { dockerSteps, evaluate } from "../rehearse/hosts.mjs";
import { commandsOf, filesOf, programsOf } from "../rehearse/readmes.mjs";
import { Steps } from "../rehearse/steps.mjs";

describe("a README", () => {
  const text = `# Title

\`site.cf2\`:

\`\`\`cf2
Port => 80
\`\`\`

\`\`\`sh
npm install @cairn/cf2
npx cf2 compile site.cf2 --format json    # a comment
cf2 explain site.cf2 'A  B'
\`\`\`

\`cf2 diff a.cf2 b.cf2\` compares, \`cf2\` is a name, \`cf2 diagnostics CODE\` shows a page.

\`\`\`ts
import { compile } from "@cairn/cf2";
\`\`\`

\`\`\`ts
compile(source);
\`\`\`
`;

  it("has commands in blocks and in its text, without comments", () => {
    expect(commandsOf(text)).toEqual([
      "npx cf2 compile site.cf2 --format json",
      "cf2 explain site.cf2 'A  B'",
      "cf2 diff a.cf2 b.cf2",
    ]);
  });

  it("shows files, named above them or by the caller", () => {
    expect(filesOf(text)).toEqual([{ path: "site.cf2", content: "Port => 80\n" }]);
    expect(filesOf(text, ["other.cf2"])).toContainEqual({ path: "other.cf2", content: "Port => 80\n" });
  });

  it("has programs that import something", () => {
    expect(programsOf(text)).toEqual(['import { compile } from "@cairn/cf2";\n']);
  });
});

it("a Dockerfile's first stage is a script, with the defaults of its arguments, and its last one has an entry", () => {
  const text = `FROM a AS build
ARG NAME=x
ARG OTHER
RUN one \\
  && two "\${NAME}"

FROM b
COPY --from=build /c /c
ENTRYPOINT ["node", "/c/start"]
CMD ["--help"]
`;
  expect(dockerSteps(text)).toEqual({
    script: ': "${NAME:=x}"\none && two "${NAME}"',
    start: ["/c/start", "--help"],
  });
});

it("an action's expressions are filled in", () => {
  const context = { inputs: { version: "1.0.0" }, runner: { temp: "/tmp/t" } };
  expect(evaluate("@cairn/cf2@${{ inputs.version }}", context)).toBe("@cairn/cf2@1.0.0");
  expect(evaluate("${{ runner.temp }}/x", context)).toBe("/tmp/t/x");
});

describe("steps", () => {
  it("are printed with their outcome and seconds, complaints below, and listed again in a table", async () => {
    let time = 0;
    let printed = "";
    const steps = new Steps(
      (text) => (printed += text),
      () => (time += 500),
    );
    expect(await steps.run("one", () => {})).toBe(true);
    expect(await steps.run("two", async () => ["wrong\nindeed"])).toBe(false);
    steps.skip("three", "no engine");
    await steps.run("four", () => {
      throw new Error("broken");
    });
    expect(printed).toBe(`ok         0.5 s  one
FAILED     0.5 s  two
        wrong
        indeed
not run    0.0 s  three: no engine
FAILED     0.5 s  four
        broken
`);
    expect(steps.failures).toEqual(["two", "four"]);
    expect(steps.table()).toContain("two               FAILED      0.5 s\n");
  });
});
