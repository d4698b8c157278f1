import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSource, type Source } from "@cairn/diagnostics";
import { parse, resolve, type Model } from "../../src/index.js";
import { ecore } from "../../src/emit/ecore/ecore.js";
import type { EmitOptions, EmittedFile } from "../../src/emit/target.js";

export function modelOf(text: string, name = "types.pp"): Model {
  const { diagnostics, value } = parse(createSource(name, text));
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return resolve([value]).value;
}

export function textOf({ chunks }: EmittedFile): string {
  return [...chunks].join("");
}

/** The output of `emit ecore` for a program, each file as a source. */
export function ecoreSources(text: string, settings: EmitOptions["settings"] = {}): readonly Source[] {
  const { files } = ecore.emit(modelOf(text), { name: "types", settings });
  return files.map((file) => createSource(file.path, textOf(file)));
}

/** Writes sources into a separate folder; returns their paths. */
export function writeSources(sources: readonly Source[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "ecore-"));
  return sources.map(({ name, text }) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  });
}
