import { main, type Task } from "@cairn/cli-kit";
import { language } from "./language.js";

/** What worker threads run. */
export const work: (task: Task) => Promise<readonly unknown[]> = main(language);
