import { main, type Task, type TaskAnswer } from "@cairn/cli-kit";
import { language } from "./language.js";

/** What worker threads run. */
export const work: (task: Task) => Promise<TaskAnswer> = main(language);
