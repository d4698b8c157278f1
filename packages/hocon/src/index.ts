export { readHocon } from "./read-hocon.js";

declare module "@cairn/evaluation" {
  interface FailureKinds {
    /** HOCON that can't be resolved. */
    hocon: true;
  }
}
