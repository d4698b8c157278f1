/** What `--format` calls the formats that every language offers: alone, so that a command's options need nothing else. */
export const dataFormatNames = ["json", "yaml", "toml", "properties", "shell"] as const;

/** What programs call them. */
export type DataFormatName = (typeof dataFormatNames)[number];
