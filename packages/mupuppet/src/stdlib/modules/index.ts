/** Functions of modules other than stdlib, a file for each module or for similar ones. */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { parseArtifactoryUrl } from "./artifactory.js";
import { date, time } from "./clocks.js";
import { fileModules } from "./files.js";
import { monit } from "./monit.js";
import { openstack } from "./openstack.js";
import { openstacklib } from "./openstacklib.js";
import { apache, mongodb, mysql, postgresqlStrings } from "./passwords.js";
import { smallModules } from "./small.js";

/** The functions of modules other than stdlib, by module. */
export const modules: readonly (readonly [module: string, functions: readonly PuppetFunction[]])[] = [
  ["openstacklib", openstacklib],
  ["apache", apache],
  ["mongodb", mongodb],
  ["monit", monit],
  ["mysql", mysql],
  ["postgresql", postgresqlStrings],
  ["archive", [parseArtifactoryUrl]],
  ["dns", [date]],
  ["stdlib", [time]],
  ...fileModules,
  ...openstack,
  ...smallModules,
];
