import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { cf2 } from "./cf2.js";
import { features } from "./cells.js";
import { mupuppet } from "./mupuppet.js";
import { buildCommand } from "../built-command.js";
import { Session } from "./session.js";
import { smartfrog } from "./smartfrog.js";
import { typeArm } from "./type-arm.js";

const folder = mkdtempSync(join(tmpdir(), "conformance-commands-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** One server answers all cells of a language; each begins with the files as they were at first. */
describe.each([smartfrog, cf2, mupuppet, typeArm])("$language lsp", (workspace) => {
  let session: Session;

  beforeAll(async () => {
    session = await Session.begin(buildCommand(workspace.language, folder), workspace);
  }, 300_000);
  beforeEach(() => session.reset());
  afterAll(async () => expect(await session.end()).toBe(0));

  it.each(features)("%s", (feature) => workspace.cells[feature](session), 60_000);
});
