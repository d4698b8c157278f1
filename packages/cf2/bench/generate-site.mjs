/**
 * One configuration in CF2 and in Pkl: `modules` files and a main one, 100,000 resources in all. Half of what a module defines are
 * its own scalars, one of which the main file overrides; half is merged into one shared block; one value is the maximum of all.
 */
const resources = 100_000;

/** The strings by file name; `main.cf2` and `main.pkl` are where to begin. */
export function generateSite(modules) {
  const own = resources / modules / 2;
  const files = new Map([
    ["main.cf2", cf2Main(modules)],
    ["main.pkl", pklMain(modules)],
  ]);
  for (let module = 0; module < modules; module++) {
    files.set(`m${module}.cf2`, cf2Module(module, own));
    files.set(`m${module}.pkl`, pklModule(module, own));
  }
  return files;
}

const lines = (count, line) => Array.from({ length: count }, (_, index) => line(index)).join("\n");

function cf2Main(modules) {
  return `${lines(modules, (module) => `import(m${module})`)}\nm0_0 => 1\n`;
}

function cf2Module(module, own) {
  const scalars = lines(own, (index) => `m${module}_${index} => ${module + index}`);
  const merged = lines(own, (index) => `  s${module}_${index} => ${module + index}`);
  return `${scalars}\nShared ~> {\n${merged}\n}\nMost ~(max)> ${module}\n`;
}

/** Every module gives its scalars, its share of the block and its value; the main one joins them. */
function pklMain(modules) {
  const imports = lines(modules, (module) => `import "m${module}.pkl" as m${module}`);
  const list = Array.from({ length: modules }, (_, module) => `m${module}`).join(", ");
  return `${imports}
local modules = List(${list})
local scalars = modules.fold(Map(), (all, each) -> all + each.scalars)
output {
  value = scalars
    .put("m0_0", 1)
    .put("Shared", modules.fold(Map(), (all, each) -> all + each.merged))
    .put("Most", modules.map((each) -> each.most).max)
  renderer = new JsonRenderer {}
}
`;
}

function pklModule(module, own) {
  const scalars = lines(own, (index) => `  ["m${module}_${index}"] = ${module + index}`);
  const merged = lines(own, (index) => `  ["s${module}_${index}"] = ${module + index}`);
  return `scalars = new Mapping {\n${scalars}\n}.toMap()\nmerged = new Mapping {\n${merged}\n}.toMap()\nmost = ${module}\n`;
}
