import { main } from "@cairn/cli-kit";
import { language } from "./language.js";

void main(language);
