/** What the tests of every package share; each package's jest.config.mjs spreads it. */
export default {
  testEnvironment: "node",
  testEnvironmentOptions: { customExportConditions: ["@cairn/source", "node", "node-addons"] },
  setupFiles: [`${import.meta.dirname}/tools/jest-seed.mjs`],
  testMatch: ["<rootDir>/test/**/*.test.ts"],
  extensionsToTreatAsEsm: [".ts"],
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
  transform: {
    "^.+\\.ts$": [
      "ts-jest",
      { useESM: true, tsconfig: `${import.meta.dirname}/tsconfig.jest.json`, diagnostics: false },
    ],
  },
};
