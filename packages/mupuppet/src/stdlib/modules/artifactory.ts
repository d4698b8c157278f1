import { defineFunction, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { required } from "@cairn/puppet-core/functions/ruby";
import { createType, type PuppetType } from "@cairn/puppet-core/types";
import { HashValue } from "@cairn/puppet-core/values";

const names = [
  ...["base_url", "repository", "org_path", "module", "base_rev", "folder_iteg_rev", "file_iteg_rev"],
  ...["classifier", "ext"],
] as const;

/** `BASE/artifactory/REPOSITORY/ORGANISATION/MODULE/REVISION/MODULE-REVISION-CLASSIFIER.EXT`, with snapshots. */
const layout = new RegExp(
  [
    "(?<base_url>.*/artifactory)/(?<repository>[^/]+)/(?<org_path>.+?)/(?<module>[^/]+)/",
    "(?<base_rev>[^/]+?)(?:-(?<folder_iteg_rev>SNAPSHOT))?/\\k<module>-\\k<base_rev>",
    "(?:-(?<file_iteg_rev>SNAPSHOT|(?:[0-9]{8}.[0-9]{6})-[0-9]+))?(?:-(?<classifier>[^/]+?))?",
    "\\.(?<ext>(?!\\d)[^\\-/]+|7z)",
  ].join(""),
);

const address = createType("Pattern", [{ kind: "regexp", source: "(?i:\\Ahttps?:\\/\\/.*\\z)" }]) as PuppetType;

/** The parts of an artifact's URL. */
export const parseArtifactoryUrl: PuppetFunction = defineFunction("archive::parse_artifactory_url", {
  parameters: [required("url", address)],
  run(_, url) {
    const groups = layout.exec(url as string)?.groups;
    return groups ? new HashValue(names.map((name) => [name, groups[name] ?? null])) : null;
  },
});
