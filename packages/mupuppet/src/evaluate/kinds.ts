import type { Handlers } from "@cairn/puppet-expressions/evaluate";

/** How the kinds of expressions that only Puppet has are evaluated. */
export const kinds: Handlers = {
  class: () => null,
  define: () => null,
  node: () => null,
  function: () => null,
  "type-alias": () => null,
};
