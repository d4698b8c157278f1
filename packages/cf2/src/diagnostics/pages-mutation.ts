import type { DiagnosticPage } from "@cairn/diagnostics";

/** The pages about several definitions of one resource. */
export const mutationPages = {
  duplicate: {
    why: `Within one file no definition has priority over another, so all assignments of a resource there must be equal (section 3 of the
manual). \`U.a => 1\` is short for \`U => { a => 1 }\`, so two of them are two different values of \`U\`: join them with \`~>\`.`,
    failing: { "site.cf2": `Web => { Port => 80 }\nWeb => { Host => www }\n` },
    repaired: { "site.cf2": `Web ~> { Port => 80 }\nWeb ~> { Host => www }\n` },
  },
  conflict: {
    why: `A file has priority over every file that it imports, directly or indirectly. Two files of which neither imports the other have
no order, so their definitions of one resource must be equal, or both merge blocks, or both use the same commutative function
(section 4.4 of the manual). The importing file can always decide, because it has priority over both.`,
    failing: {
      "site.cf2": `Services => {\n  import(database)\n  import(webserver)\n}\n`,
      "database.cf2": `OsVersion => 23\n`,
      "webserver.cf2": `OsVersion ~(max)> 24\n`,
    },
    repaired: {
      "site.cf2": `Services => {\n  import(database)\n  import(webserver)\n}\n`,
      "database.cf2": `OsVersion ~(max)> 23\n`,
      "webserver.cf2": `OsVersion ~(max)> 24\n`,
    },
  },
  "inline-conflict": {
    why: `What an inline import or conditional brings into a block must not change a name that the head of any inline statement of the
same block depends on (sections 3.8 and 3.9 of the manual): otherwise what is imported would depend on the order of the
statements.`,
    failing: { "site.cf2": "File => web\nimport($File)\n", "web.cf2": "Port => 80\nFile => mail\n" },
    repaired: { "site.cf2": "File => web\nimport($File)\n", "web.cf2": "Port => 80\n" },
  },
  "duplicate-value": {
    why: `The same assignment twice in one file does no harm, but is seldom meant: if one of them is changed later, they conflict. The
option \`-Wdup\` finds them.`,
    failing: { "site.cf2": "Port => 80\nHost => web\nPort => 80\n" },
    repaired: { "site.cf2": "Port => 80\nHost => web\n" },
    args: ["-Wdup"],
  },
} satisfies Record<string, DiagnosticPage>;
