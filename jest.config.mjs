/** All packages in one process: `npm test`. */
export default { projects: ["<rootDir>/packages/*/jest.config.mjs", "<rootDir>/tools/jest.config.mjs"] };
