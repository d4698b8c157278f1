/** More files than these no type of resources requires. */
export const mostRequired = 1000;

/** The files in the library of a module that a Ruby file requires by a text, as paths: helpers and mixins, no types and no providers. */
export function requiredFiles(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const library = /^(.*\/lib|lib)\//.exec(path)?.[1];
  const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
  for (const [, word, given] of text.matchAll(/^\s*(require|require_relative)[ (]+['"]([\w./-]+)['"]/gm)) {
    const base = word === "require" ? library : folder;
    if (base !== undefined && given !== undefined)
      found.push(`${normalized(`${base}/${given.replace(/\.rb$/, "")}`)}.rb`);
  }
  return found.filter((each) => !/(?:^|\/)puppet\/(?:type|provider)\//.test(each));
}

/** A path without `.` and `..` in its middle. */
function normalized(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== ".." && parts.at(-1) !== "") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
