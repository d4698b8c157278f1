import { main } from "../../src/index.js";
import { kv } from "./language.js";

void main(kv);
