/** What a program with ajv does with a file of data: `node ajv-validate.mjs SCHEMA TYPE DATA`. Ends with 1 where something is wrong. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

const [schemaFile, type, dataFile] = process.argv.slice(2);
const schema = JSON.parse(readFileSync(schemaFile, "utf8"));
const validate = new Ajv2020({ strict: false }).addSchema(schema).getSchema(`${schema.$id}#/$defs/${type}`);
const data = JSON.parse(readFileSync(dataFile, "utf8"));
const wrong = data.filter((item) => !validate(item)).length;
process.stdout.write(`${data.length} checked, ${wrong} wrong\n`);
process.exitCode = wrong > 0 ? 1 : 0;
