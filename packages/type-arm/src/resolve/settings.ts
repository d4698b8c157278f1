import type { Feature, Setting } from "../ast/ast.js";

/** The settings by canonical name: `setable` is `settable` (interpretation R4). The first of repeated ones wins. */
export type Settings = ReadonlyMap<string, Setting>;

export function settingsOf({ settings }: Feature): Settings {
  const byName = new Map<string, Setting>();
  for (const setting of settings) {
    const name = settingName(setting);
    if (!byName.has(name)) byName.set(name, setting);
  }
  return byName;
}

/** The canonical name. */
export function settingName({ name }: Setting): string {
  return name.value === "setable" ? "settable" : name.value;
}

/** The value of a boolean setting; undefined if it is missing or anything else. */
export function booleanOf(setting: Setting | undefined): boolean | undefined {
  return setting?.value.kind === "boolean" ? setting.value.value : undefined;
}
