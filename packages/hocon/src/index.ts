export { readHocon } from "./read-hocon.js";
