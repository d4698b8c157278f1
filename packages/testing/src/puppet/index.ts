/** Helpers of the tests that compare with a real Puppet. */
export { argumentKinds } from "./argument-kinds.js";
export { CertificateChain } from "./certificate-chain.js";
export { askPuppet, hasPuppet } from "./oracle.js";
export { debianModules, missingModules } from "./modules.js";
export { Random } from "./random.js";
export { FakePuppetDb, type Contents, type SecureIdentity } from "./fake-puppetdb.js";
export { RealPuppetDb, type RealIdentity, whyNoPostgres, whyNoPuppetDb } from "./real-puppetdb.js";
