import {
  anyString,
  arrayType,
  createType,
  data,
  hashType,
  integerType,
  sizeType,
  stringOfSize,
  structType,
  type PuppetType,
  type StructType,
} from "@cairn/puppet-core/types";

const text = stringOfSize(sizeType(1n));
const strings = arrayType(text, sizeType(1n));
const optionName = createType("Pattern", [
  { kind: "regexp", source: "\\A[A-Za-z](:?[0-9A-Za-z_-]*[0-9A-Za-z])?\\z" },
]) as PuppetType;
const options = hashType(optionName, data());

function struct(required: Readonly<Record<string, PuppetType>>, optional: Readonly<Record<string, PuppetType>>) {
  const elements = (members: Readonly<Record<string, PuppetType>>, isOptional: boolean) =>
    Object.entries(members).map(([key, value]) => ({ key, value, optional: isOptional }));
  return structType([...elements(required, false), ...elements(optional, true)]);
}

const entry = struct(
  { name: text },
  {
    options,
    data_hash: text,
    lookup_key: text,
    hiera3_backend: text,
    v4_data_hash: text,
    data_dig: text,
    path: text,
    paths: strings,
    glob: text,
    globs: strings,
    uri: text,
    uris: strings,
    mapped_paths: arrayType(text, sizeType(3n, 3n)),
    datadir: text,
  },
);

/** The type of a hiera.yaml of version 5. */
export const version5: StructType = struct(
  { version: integerType(5n, 5n) },
  {
    defaults: struct({}, { data_hash: text, lookup_key: text, data_dig: text, datadir: text, options }),
    hierarchy: arrayType(entry),
    plan_hierarchy: arrayType(entry),
    default_hierarchy: arrayType(entry),
  },
);

/** The type of a hiera.yaml of version 4. */
export const version4: StructType = struct(
  { version: integerType(4n, 4n) },
  {
    datadir: text,
    hierarchy: arrayType(struct({ backend: text, name: text }, { datadir: text, path: text, paths: arrayType(text) })),
  },
);

/** `Hash[String, Data]` and similar types that merges require. */
export const hashOfData: PuppetType = hashType(anyString, data());
