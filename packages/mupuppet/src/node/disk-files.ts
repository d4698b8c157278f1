export { diskFiles, diskFolders } from "@cairn/diagnostics/node";
