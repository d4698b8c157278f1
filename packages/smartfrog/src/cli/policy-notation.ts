import { colonPaths, treePaths } from "@cairn/store";

/** How policies about changes write SmartFrog's paths. */
export const policyNotation = treePaths(colonPaths, "web:port");
