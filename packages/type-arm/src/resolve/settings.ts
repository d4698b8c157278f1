import type { Feature, Setting } from "../ast/index.js";

/** The settings by the name that they are known by: `setable` is `settable` (reading R4). Of a repeated one the first counts. */
export type Settings = ReadonlyMap<string, Setting>;

export function settingsOf({ settings }: Feature): Settings {
  const byName = new Map<string, Setting>();
  for (const setting of settings) {
    const name = settingName(setting);
    if (!byName.has(name)) byName.set(name, setting);
  }
  return byName;
}

/** The name without the difference of spelling. */
export function settingName({ name }: Setting): string {
  return name.value === "setable" ? "settable" : name.value;
}

/** The value of a setting that is `true` or `false`; nothing where it is missing or anything else. */
export function booleanOf(setting: Setting | undefined): boolean | undefined {
  return setting?.value.kind === "boolean" ? setting.value.value : undefined;
}
