import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface UnsignedRequest {
  readonly method: string;
  readonly url: URL;
  readonly body?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** RFC 3986: what `encodeURIComponent` leaves alone besides the unreserved characters is encoded as well. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The headers of a request to a storage that speaks S3, with its signature (AWS Signature Version 4). */
export function signRequest(
  { method, url, body = new Uint8Array(), headers = {} }: UnsignedRequest,
  { region, accessKeyId, secretAccessKey }: S3Keys,
  now: Date,
): Record<string, string> {
  const instant = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = instant.slice(0, 8);
  const contentHash = sha256(body);
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': contentHash,
    'x-amz-date': instant,
  };
  const names = Object.keys(signed).sort();
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${signed[name]!.trim()}`),
    '',
    names.join(';'),
    contentHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  // fetch writes the host by itself
  const { host: _host, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}
