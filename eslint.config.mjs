import eslint from "@eslint/js";
import typescript from "typescript-eslint";
import { importRules } from "./tools/eslint-rules/imports.mjs";
import cairn from "./tools/eslint-rules/index.mjs";

const sources = ["packages/*/src/**/*.ts"];
const shells = [
  "packages/{cli-kit,farm}/src/**",
  "packages/*/src/cli/**",
  "packages/*/src/node/**",
  "packages/testing/src/**",
  "packages/{puppet-ca,puppet-server,puppetdb}/src/**",
  "packages/{playground,vscode}/src/**",
];
const tests = ["packages/*/test/**/*.ts", "packages/*/bench/**"];

/** Small and spelled out (the house style): blank lines and comments don't count. */
const sizes = {
  "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
  "max-lines-per-function": ["error", { max: 40, skipBlankLines: true, skipComments: true }],
};

const shared = {
  "no-unused-vars": "off",
  // Typed columns are read by indexes that are known to be in range; a check there would cost and say nothing.
  "@typescript-eslint/no-non-null-assertion": "off",
  "@typescript-eslint/no-this-alias": "off",
  "@typescript-eslint/no-extraneous-class": ["error", { allowEmpty: true }],
  // Unprintable characters are what lexers and renderers are about.
  "no-control-regex": "off",
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "@typescript-eslint/consistent-type-imports": "error",
  "prefer-const": ["error", { destructuring: "all" }],
  eqeqeq: "error",
  "no-var": "error",
  "object-shorthand": "error",
};

/** Rules that need types, which only the sources have cheaply. */
const typed = {
  "@typescript-eslint/await-thenable": "error",
  "@typescript-eslint/no-floating-promises": "error",
  "@typescript-eslint/no-misused-promises": "error",
  "@typescript-eslint/no-unnecessary-type-assertion": "error",
  "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  "@typescript-eslint/only-throw-error": [
    "error",
    {
      allow: [
        { from: "file", name: ["Failure", "Jump", "Refused", "RubyFailure", "RubyJump", "RubyThrow"] },
        { from: "package", package: "@cairn/evaluation", name: "Failure" },
        { from: "package", package: "@cairn/puppet-core", name: "Jump" },
      ],
      allowRethrowing: true,
    },
  ],
};

const skippedTest = "use testIf(condition, reason) of @cairn/testing, so that the reason is printed";
const noBareSkips = {
  "no-restricted-properties": [
    "error",
    ...["it", "test", "describe"].flatMap((object) => [
      { object, property: "skip", message: skippedTest },
      { object, property: "only", message: "this would leave out the other tests" },
      { object, property: "todo", message: skippedTest },
    ]),
  ],
};

export default typescript.config(
  {
    ignores: [
      "**/node_modules/**",
      "**/generated/**",
      "**/dist/**",
      "docs/api/**",
      ".nx/**",
      "coverage/**",
      "packages/vscode/servers/**",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  eslint.configs.recommended,
  { files: ["**/*.ts"], extends: [typescript.configs.strict], rules: shared },
  { files: sources, languageOptions: { parserOptions: { projectService: true } }, rules: typed },
  { files: [...sources, "tools/**/*.mjs"], ignores: ["tools/test/**"], rules: sizes },
  {
    // One story each: a syntax tree, the pages of a language's diagnostics.
    files: ["packages/*/src/ast/*.ts", "packages/*/src/diagnostics/pages.ts"],
    rules: { "max-lines": ["error", { max: 600, skipBlankLines: true, skipComments: true }] },
  },
  ...importRules,
  {
    files: sources,
    ignores: shells,
    plugins: { cairn },
    rules: { "cairn/no-throw": "error" },
  },
  {
    files: sources,
    plugins: { cairn },
    rules: { "cairn/no-circles": "error" },
  },
  { files: ["packages/diagnostics/src/bug.ts"], rules: { "cairn/no-throw": "off" } },
  {
    // ANTLR's recognition exceptions unwind the parser; they end in `syntax` and never leave it.
    files: ["packages/syntax/src/**"],
    rules: { "cairn/no-throw": "off", "@typescript-eslint/only-throw-error": "off" },
  },
  {
    // The machine hands on what a computation throws, and handlers that put something back do it again.
    files: [
      "packages/{evaluation,hiera,hocon}/src/**",
      "packages/puppet-core/src/{evaluate,patterns}/**",
      "packages/mupuppet/src/{evaluate,hiera,ruby,stdlib,templates}/**",
      "packages/ruby-subset/src/**",
      "packages/type-arm/src/{instantiate,serialize}/**",
    ],
    rules: { "cairn/no-throw": "off" },
  },
  { files: tests, rules: { ...noBareSkips } },
  {
    // Scripts of pages that a command writes.
    files: ["packages/*/src/**/page/*.js"],
    languageOptions: { sourceType: "script", globals: { document: "readonly" } },
  },
  {
    files: ["**/*.mjs"],
    languageOptions: {
      globals: {
        process: "readonly",
        console: "readonly",
        performance: "readonly",
        URL: "readonly",
        setTimeout: "readonly",
        clearTimeout: "readonly",
        setInterval: "readonly",
        clearInterval: "readonly",
        structuredClone: "readonly",
        TextDecoder: "readonly",
        TextEncoder: "readonly",
        Buffer: "readonly",
      },
    },
    rules: { "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }] },
  },
  {
    files: ["**/*.cjs"],
    languageOptions: {
      sourceType: "commonjs",
      globals: Object.fromEntries(
        ["process", "require", "module", "__filename", "__dirname"].map((name) => [name, "readonly"]),
      ),
    },
  },
  {
    files: ["tools/test/**/*.mjs"],
    languageOptions: {
      globals: Object.fromEntries(
        ["describe", "it", "expect", "beforeEach", "afterEach"].map((name) => [name, "readonly"]),
      ),
    },
  },
);
