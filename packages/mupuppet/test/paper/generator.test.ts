import { seededSource } from "@cairn/testing/deep";
import { manifestText, writeManifest } from "@cairn/testing/manifests";
import { demanded, Distribution } from "./distribution.js";

it("60 % of the random manifests are valid at least, and 1 % hit each rule", () => {
  const distribution = new Distribution();
  for (let index = 0; index < 1000; index++) distribution.count(writeManifest(seededSource(7, index)));
  console.log(distribution.toString());
  expect(distribution.validShare).toBeGreaterThanOrEqual(60);
  expect(demanded.filter((label) => distribution.share(label) < 1)).toEqual([]);
});

it("the same seed makes the same manifest", () => {
  const [one, other] = [0, 0].map(() => manifestText(writeManifest(seededSource(1, 2))));
  expect(other).toBe(one);
  expect(manifestText(writeManifest(seededSource(1, 3)))).not.toBe(one);
});
