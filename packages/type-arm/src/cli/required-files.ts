/** More files than any resource type requires. */
export const mostRequired = 1000;

/**
 * The paths of files in a module's library that a Ruby file requires: helpers and mixins, but neither types nor
 * providers. A file is required by a string, by a path relative to the requiring file, or by the name of a mixed-in
 * module.
 */
export function requiredFiles(path: string, text: string): readonly string[] {
  const library = /^(.*\/lib|lib)\//.exec(path)?.[1];
  const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
  const found = [...byText(text, library, folder), ...byPath(text, folder), ...byName(text, library)];
  const paths = found.map((each) => `${normalized(each.replace(/\.rb$/, ""))}.rb`);
  return paths.filter((each) => !/(?:^|\/)puppet\/(?:type|provider)\//.test(each));
}

/** `require 'a/b'` and `require_relative '../a'`. */
function byText(text: string, library: string | undefined, folder: string): readonly string[] {
  return [...text.matchAll(/^[ \t]*(require|require_relative)[ (]+['"]([\w./-]+)['"]/gm)].flatMap(([, word, given]) => {
    const base = word === "require" ? library : folder;
    return base === undefined ? [] : [`${base}/${given}`];
  });
}

/**
 * `require File.expand_path(File.join(File.dirname(__FILE__), '..', 'a'))` and the like, possibly over several lines.
 */
function byPath(text: string, folder: string): readonly string[] {
  const calls = text.matchAll(/^[ \t]*(?:require|load)[ (]+(File\.(?:[^\n]|(?<=[,(])\n){0,600})/gm);
  return [...calls].flatMap(([, call = ""]) => {
    const parts = [...call.matchAll(/['"]([\w./-]+)['"]/g)].map(([, part]) => part!);
    if (parts.length === 0) return [];
    // A path relative to the file itself, and not to its folder, begins with a step out of the file.
    const isFromFile = /['"]\s*,\s*__FILE__/.test(call);
    return [isFromFile ? `${folder}/_/${parts.join("/")}` : `${folder}/${parts.join("/")}`];
  });
}

/** `extend PuppetX::Keystone::Setting` is usually defined in `puppet_x/keystone/setting.rb`. */
function byName(text: string, library: string | undefined): readonly string[] {
  if (library === undefined) return [];
  return [...text.matchAll(/^[ \t]*(?:extend|include)[ (]+(?:::)?((?:[A-Z]\w*::)+[A-Z]\w*)/gm)].map(
    ([, name = ""]) => `${library}/${name.split("::").map(underscored).join("/")}`,
  );
}

function underscored(name: string): string {
  return name.replace(/([a-z0-9])(?=[A-Z])/g, "$1_").toLowerCase();
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
