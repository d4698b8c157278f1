import type { FileLink } from "@cairn/language-server";
import { eppName } from "../modules/epp-name.js";

/** Where modules lie, seen from a folder above the manifest. */
const modules = ["", "modules/", "site-modules/", "site/"];

const mention =
  /\b(epp|template|file)\(\s*(['"])([\w.-]+)\/([\w./-]+)\2|(['"])(puppet:\/\/\/modules\/([\w.-]+)\/([\w./-]+))\5/g;

/** Templates and files of modules that a text names, wherever it does. */
export function fileLinks(text: string): FileLink[] {
  return [...text.matchAll(mention)].map((match): FileLink => {
    const [whole, call, , templateModule, template, , address, fileModule, file] = match;
    const module = templateModule ?? fileModule!;
    const folder = call === "epp" || call === "template" ? "templates" : "files";
    const written = address ?? `${module}/${template!}`;
    const start = match.index + whole.lastIndexOf(written);
    const path = template ?? file!;
    const name = call === "epp" ? eppName(path) : path;
    const targets = modules.map((where) => `~/${where}${module}/${folder}/${name}`);
    return { start, end: start + written.length, targets };
  });
}
