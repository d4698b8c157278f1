import { describeSlowParts } from "@cairn/testing";
import { messages } from "./messages.js";

describeSlowParts([messages()], () => 20);
