import { type S3Keys, signRequest } from './signRequest.ts';
import type { PictureStorage } from './PictureStorage.ts';

export interface S3Settings extends S3Keys {
  readonly endpoint: string;
  readonly bucket: string;
  /** The prefix of this installation in a shared bucket. Null if the bucket is its own. */
  readonly prefix?: string | null;
}

const FOLDER = 'pictures';
const TIMEOUT_MS = 15_000;
const TRIES = 2;
/** Far more than our largest picture. */
const BYTES_MAX = 20 * 1024 * 1024;

/**
 * A storage in a bucket of Amazon S3, Ceph, Garage, R2 or any other service with this interface. Buckets are
 * addressed by path, which all of them support.
 */
export function s3Storage({ endpoint, bucket, prefix = null, ...keys }: S3Settings): PictureStorage {
  const base = [endpoint.replace(/\/$/, ''), bucket, ...(prefix === null ? [] : [prefix]), FOLDER].join('/');

  async function ask(method: string, key: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const url = new URL(`${base}/${key}`);
    for (let tries = 1; ; tries += 1) {
      try {
        const headers = await signRequest({ method, url, ...(body && { body }) }, keys, new Date());
        const response = await fetch(url, {
          method,
          headers,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(body && { body }),
        });
        if (response.status < 500 || tries === TRIES) return response;
        await response.body?.cancel();
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  return {
    async put(name, picture) {
      await succeeded(await ask('PUT', name, new Uint8Array(picture)));
    },
    async get(name) {
      const response = await ask('GET', name);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (Number(response.headers.get('content-length') ?? 0) > BYTES_MAX) {
        await response.body?.cancel();
        throw new Error(`The stored picture ${name} is too large.`);
      }
      return Buffer.from(await (await succeeded(response)).arrayBuffer());
    },
    async remove(name) {
      const response = await ask('DELETE', name);
      if (response.status !== 404) await succeeded(response);
    },
  };
}

async function succeeded(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { status } = response;
  const answer = await response.text().catch(() => '');
  throw new Error(`The storage of pictures answered ${status} ${inTag(answer, 'Code') ?? ''}`.trim());
}

/** The content of an element in an error answer. */
function inTag(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
}
