import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { AwsClient } from "aws4fetch";
import type { ResultStore } from "./result-store.js";

/** A bucket of a server that speaks S3, and the keys that open it. */
export interface S3Settings {
  /** The server, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  /** What the keys begin with: whole words of a path, or nothing. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** How long a catalog may take, in milliseconds. */
const longest = 60_000;

/** A bucket of a store that speaks S3: `PREFIX/RUN/NODE.json`. An object is there as a whole, or not. */
export function s3Store(settings: S3Settings): ResultStore {
  const { bucket, endpoint, prefix } = settings;
  let known: Promise<AwsClient> | undefined;
  return {
    async put(run, name, file) {
      const path = [bucket, ...prefix.split("/"), run, name].filter((word) => word !== "").map(escaped);
      const body = await readFile(file);
      const headers = {
        "content-type": name.endsWith(".json") ? "application/json" : "application/octet-stream",
        // Signed, so that nothing on the way can change it.
        "x-amz-content-sha256": createHash("sha256").update(body).digest("hex"),
      };
      const signal = AbortSignal.timeout(longest);
      const url = `${endpoint.replace(/\/+$/, "")}/${path.join("/")}`;
      const client = await (known ??= clientOf(settings));
      const answer = await client.fetch(url, { method: "PUT", body, headers, signal, redirect: "error" });
      const said = await answer.text();
      if (!answer.ok)
        throw new Error(`the store of results answers ${answer.status} to ${name}: ${said.slice(0, 300)}`);
    },
  };
}

/** The library is loaded by those who use such a store. */
async function clientOf({ accessKeyId, region, secretAccessKey, sessionToken }: S3Settings): Promise<AwsClient> {
  const { AwsClient } = await import("aws4fetch");
  const session = sessionToken === undefined ? {} : { sessionToken };
  return new AwsClient({ accessKeyId, secretAccessKey, ...session, service: "s3", region, retries: 5 });
}

function escaped(word: string): string {
  return encodeURIComponent(word).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The store that `s3://BUCKET/PREFIX` and the environment's variables name, or why there is none. */
export function s3SettingsOf(
  url: string,
  variables: Readonly<Record<string, string | undefined>>,
): S3Settings | { readonly problem: string } {
  const [, bucket, prefix = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(url) ?? [];
  if (bucket === undefined || /(?:^|\/)\.{1,2}(?:\/|$)/.test(prefix))
    return { problem: `\`${url}\` isn't \`s3://BUCKET/PREFIX\`` };
  const accessKeyId = variables["AWS_ACCESS_KEY_ID"];
  const secretAccessKey = variables["AWS_SECRET_ACCESS_KEY"];
  if (!accessKeyId || !secretAccessKey)
    return { problem: `\`${url}\` wants AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment` };
  const region = variables["AWS_REGION"] ?? variables["AWS_DEFAULT_REGION"] ?? "us-east-1";
  const endpoint =
    variables["AWS_ENDPOINT_URL_S3"] ?? variables["AWS_ENDPOINT_URL"] ?? `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint)) return { problem: `AWS_ENDPOINT_URL isn't a URL: \`${endpoint}\`` };
  const sessionToken = variables["AWS_SESSION_TOKEN"];
  return { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey, sessionToken };
}
