import { describeFixProperties } from "@cairn/testing/fixes";
import { subject } from "./subject.js";

describeFixProperties(subject);
