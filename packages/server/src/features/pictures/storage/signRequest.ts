import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

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

/** The headers of a request to a storage that speaks S3, with its signature (AWS Signature Version 4). */
export async function signRequest(
  { method, url, body = new Uint8Array(), headers = {} }: UnsignedRequest,
  { region, accessKeyId, secretAccessKey }: S3Keys,
  now: Date,
): Promise<Headers> {
  // without this header the body would not be signed
  const contentHash = createHash('sha256').update(body).digest('hex');
  const signer = new AwsV4Signer({
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': contentHash },
    datetime: now.toISOString().replaceAll(/[-:]|\.\d+/g, ''),
    allHeaders: true,
  });
  return (await signer.sign()).headers;
}
