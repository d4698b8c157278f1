import type { Binding } from "@cairn/puppet-core/evaluate";
import { settingsOf } from "../settings-variables.js";
import { BodyScope } from "./body-scope.js";

/** The scope of Puppet's own class `settings`: each setting is a variable, and `all_local` all of them. */
export class SettingsScope extends BodyScope {
  override own(name: string): Binding | undefined {
    const known = super.own(name);
    if (known) return known;
    const settings = settingsOf(this.compilation);
    const value = name === "all_local" ? settings.all() : settings.get(name);
    if (value !== undefined) this.bind(name, value);
    return this.variables.get(name);
  }

  override names(): Iterable<string> {
    return [...settingsOf(this.compilation).names, ...super.names()];
  }
}
