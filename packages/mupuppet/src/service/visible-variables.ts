import { symbolsAround, type Analysis, type Suggestion, type Surroundings } from "@cairn/language-server";

const builtIn = ["facts", "trusted", "server_facts", "environment", "title", "name"];

/** Those of the class around and of lambdas that end later, of other classes by their whole names, and what Puppet sets. */
export function variables(
  { names, symbols }: Analysis,
  offset: number,
  around: Surroundings,
  typed: string,
): Suggestion[] {
  const owner = symbolsAround(symbols, offset).find(({ key }) => key !== undefined);
  const types = new Map((owner?.children ?? symbols).map(({ detail, name }) => [name.replace(/^\$/, ""), detail]));
  const here = names.filter(({ isDefinition, kind, start }) => {
    const isVariable = kind === "variable" || kind === "parameter";
    return isDefinition && isVariable && start < offset && start >= (owner?.start ?? 0);
  });
  const own = here.map(({ keys: [key = ""], kind }): Suggestion => {
    const label = key.replace(/^.*(?:::| )/, "");
    const detail = types.get(label);
    return { label, kind, ...(detail === undefined ? {} : { detail }) };
  });
  return [
    ...own,
    ...(typed.includes("::") ? others(around) : []),
    ...builtIn.map((label) => ({ label, kind: "variable" }) as const),
  ];
}

function others(around: Surroundings): Suggestion[] {
  const all = [...around.definitionsOf("parameter"), ...around.definitionsOf("variable")];
  return all.filter(({ key }) => /^\$\w+(?:::\w+)+$/.test(key)).map(({ key, kind }) => ({ label: key.slice(1), kind }));
}
