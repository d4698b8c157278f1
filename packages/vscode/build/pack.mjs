/** Packs the extension, without a network: `npm run pack:vscode`, after `npm run build`. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { createVSIX } from "@vscode/vsce";
import "./bundle.mjs";

const cwd = join(import.meta.dirname, "..");
const packagePath = join(cwd, "dist/cairn.vsix");
await createVSIX({ cwd, packagePath, dependencies: false, allowMissingRepository: true, rewriteRelativeLinks: false });
process.stdout.write(`${packagePath}: ${Math.round(statSync(packagePath).size / 1024)} KB\n`);
