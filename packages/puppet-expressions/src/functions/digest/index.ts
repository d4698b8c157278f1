export { md5 } from "./md5.js";
export { sha1 } from "./sha1.js";
export { sha256 } from "./sha256.js";
