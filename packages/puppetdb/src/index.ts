/** A client of PuppetDB 7 and 8. */
export { replaceFacts, storeReport, type Command, type Sender } from "./commands.js";
export { replaceCatalog } from "./catalog-command.js";
export { CommandQueue, type CommandQueueOptions } from "./command-queue.js";
export { PuppetDbProblem, type PuppetDbOptions } from "./connection.js";
export { PuppetDb, type InventoryEntry, type Query } from "./puppetdb.js";
export { identityProblem } from "./secure.js";
