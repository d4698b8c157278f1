/** What other tools call it, and Puppet: values first, then parameters. */
const values: Readonly<Record<string, string>> = {
  ...{ started: "running", start: "running", restarted: "running", up: "running", stop: "stopped", down: "stopped" },
  ...{ yes: "true", on: "true", enabled: "true", no: "false", off: "false", disabled: "false" },
  ...{ dir: "directory", folder: "directory", symlink: "link", touch: "file", regular: "file" },
  ...{ exists: "present", created: "present", installed: "present", true: "present" },
  ...{ deleted: "absent", removed: "absent", missing: "absent", false: "absent", purged: "absent" },
};

const parameters: Readonly<Record<string, string>> = {
  ...{
    state: "ensure",
    status: "ensure",
    enabled: "enable",
    src: "source",
    dest: "path",
    permissions: "mode",
    chmod: "mode",
  },
  ...{
    user: "owner",
    own: "owner",
    cmd: "command",
    version: "ensure",
    onboot: "enable",
    when: "onlyif",
    creates: "creates",
  },
};

/** The one of `known` that another tool's word means, if any. */
export function sameValue(word: string, known: readonly string[]): string | undefined {
  const meant = Object.hasOwn(values, word.toLowerCase()) ? values[word.toLowerCase()]! : undefined;
  return meant !== undefined && known.includes(meant) ? meant : undefined;
}

/** The parameter that another tool's word means, if the type has it. */
export function sameParameter(word: string, known: { has(name: string): boolean }): string | undefined {
  const meant = Object.hasOwn(parameters, word) ? parameters[word]! : undefined;
  return meant !== undefined && known.has(meant) ? meant : undefined;
}
