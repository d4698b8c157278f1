import { expect, it } from "@jest/globals";
import {
  arrayType,
  commonType,
  data,
  defineAliases,
  isAssignable,
  printType,
  richData,
  variantType,
  undef,
  type AliasType,
  type PuppetType,
} from "@cairn/puppet-core/types";

const { aliases } = defineAliases(
  new Map<string, (all: ReadonlyMap<string, AliasType>) => PuppetType>([
    ["Maybe", (all) => variantType([undef, arrayType(all.get("Maybe")!)])],
    ["Other", (all) => variantType([undef, arrayType(all.get("Other")!)])],
  ]),
);
const [maybe, other] = [...aliases.values()] as [AliasType, AliasType];

it.each<[PuppetType, PuppetType, boolean, string]>([
  [maybe, other, true, "Maybe = Optional[Array[Maybe]]"],
  [richData(), arrayType(maybe), true, "RichData"],
  [data(), richData(), false, "RichData"],
  [maybe, richData(), false, "RichData"],
])("recursive aliases that accept undef are compared in bounded time (%#)", (type, given, fits, common) => {
  expect(isAssignable(type, given)).toBe(fits);
  expect(printType(commonType(type, given))).toBe(common);
});
