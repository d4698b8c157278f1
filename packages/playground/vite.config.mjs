import { join } from "node:path";
import { defaultClientConditions, defineConfig } from "vite";
import { offline } from "./build/offline.mjs";
import { withoutNode } from "./build/without-node.mjs";

export default defineConfig({
  root: import.meta.dirname,
  // Wherever the page lies, below a site or alone.
  base: "./",
  resolve: { conditions: ["@cairn/source", ...defaultClientConditions] },
  plugins: [withoutNode(), offline()],
  worker: { format: "es", plugins: () => [withoutNode()] },
  build: {
    outDir: join(import.meta.dirname, "dist/page"),
    emptyOutDir: true,
    target: "es2023",
    // Browsers that know ES2023 preload modules themselves.
    modulePreload: { polyfill: false },
    // Sizes are measured by a test.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
  server: { fs: { allow: [join(import.meta.dirname, "../..")] } },
});
