/** In place of modules that only a command has. */
export {};
