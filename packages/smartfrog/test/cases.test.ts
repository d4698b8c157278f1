import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expectGolden, updatesGoldens } from "@cairn/testing";
import { casesFolder, casesOf, phases } from "./case-files.js";

describe.each(Object.keys(phases))("%s", (phase) => {
  it.each(casesOf(phase))("%s", (name) => {
    const folder = join(casesFolder, phase, name);
    const { file, text } = phases[phase]!(folder);
    const others = readdirSync(folder).filter((other) => other.startsWith("expected.") && other !== file);
    if (updatesGoldens) for (const other of others) rmSync(join(folder, other));
    else expect(others).toEqual([]);
    expectGolden(join(folder, file), text);
  });
});

it("every folder is the name of a phase, every case has an input", () => {
  expect(readdirSync(casesFolder).filter((phase) => !phases[phase])).toEqual([]);
  const inputs = Object.keys(phases).flatMap((phase) =>
    casesOf(phase).map((name) => join(casesFolder, phase, name, "input.sf")),
  );
  expect(inputs.filter((path) => !existsSync(path))).toEqual([]);
});
