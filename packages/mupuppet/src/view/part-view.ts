import { maskText } from "@cairn/hiera";
import { printFloat } from "@cairn/puppet-core/values";
import { type View, vectorContainer } from "@cairn/store";
import { levelOf, type Part } from "../emit/rich-data.js";
import type { SecretTexts } from "./secret-texts.js";
import { isSecret, mask } from "./secrets.js";

/** Values in the form that catalogs have, as formats read them: secrets are masked. */
export function maskedView(secrets: SecretTexts): View {
  return {
    container(value) {
      const part = value as Part;
      if (part === null || typeof part !== "object" || isSecret(part)) return undefined;
      const level = levelOf(part);
      if ("items" in level) return vectorContainer(level.items);
      if (!("members" in level)) return undefined;
      const { members } = level;
      return { object: part, named: true, size: members.length, entries: () => members[Symbol.iterator]() };
    },
    value: (entry) => entry,
    scalar(value, layout, inline) {
      const part = value as Part;
      if (part === null) return layout.null;
      if (typeof part === "string") return layout.quote(secrets.mask(maskText(part)), inline);
      if (typeof part === "boolean") return String(part);
      if (typeof part === "bigint") return layout.number(String(part));
      if (typeof part === "number") return layout.number(printFloat(part));
      if (isSecret(part)) return layout.quote(mask, inline);
      const level = levelOf(part);
      return "text" in level ? layout.quote(JSON.parse(level.text) as string, inline) : layout.null;
    },
  };
}
