/** The core is pure: no Node modules, process, console, clock or chance below the command line. */
import { builtinModules } from "node:module";

const forbiddenGlobals = new Map([
  ["process", "the host is handed in"],
  ["console", "a diagnostic or a returned text says it"],
  ["Buffer", "Uint8Array and TextDecoder run in browsers too"],
  ["performance", "phases are timed by the caller"],
  ["setTimeout", "the core does not wait"],
  ["setInterval", "the core does not wait"],
  ["fetch", "files come through `Files`"],
  ["require", "the core is made of ES modules"],
]);
const forbiddenMembers = new Set(["Date.now", "Math.random"]);

function isNodeModule(specifier) {
  return specifier.startsWith("node:") || builtinModules.includes(specifier);
}

export const pureCoreRule = {
  meta: { type: "problem", schema: [], messages: { impure: "{{what}} has no place in the core: {{why}}" } },
  create(context) {
    const report = (node, what, why) => context.report({ node, messageId: "impure", data: { what, why } });
    const lookAtImport = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier === "string" && isNodeModule(specifier)) report(node, specifier, "it also runs in browsers");
    };
    return {
      ImportDeclaration: lookAtImport,
      ExportNamedDeclaration: lookAtImport,
      ExportAllDeclaration: lookAtImport,
      ImportExpression: lookAtImport,
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`;
        if (forbiddenMembers.has(name)) report(node, name, "the same bytes come out whenever and wherever it runs");
      },
      NewExpression(node) {
        if (node.callee.name === "Date" && node.arguments.length === 0) report(node, "new Date()", "it has no clock");
      },
      "Program:exit"(node) {
        const scope = context.sourceCode.getScope(node);
        const unresolved = [
          ...scope.through,
          ...scope.references.filter(({ resolved }) => resolved?.defs.length === 0),
        ];
        for (const { identifier } of unresolved)
          if (forbiddenGlobals.has(identifier.name) && !identifier.parent?.type.startsWith("TS"))
            report(identifier, identifier.name, forbiddenGlobals.get(identifier.name));
      },
    };
  },
};
