/** What reads the most common inputs besides manifests, loaded on demand (`load-inputs.ts`). */
export { readEnvironment, type ReadEnvironment } from "../environment/read-environment.js";
export { readFacts } from "../facts/read-facts.js";
export { readPuppetConf } from "../server-settings/puppet-conf.js";
