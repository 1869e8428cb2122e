import type http from 'node:http';
import { type S3Keys, signRequest } from '../signRequest.ts';

/** A storage with the part of S3 that we use. It recomputes the signature from the received request. */
export function fakeS3({ bucket, ...keys }: S3Keys & { readonly bucket: string }) {
  const objects = new Map<string, Buffer>();
  let failures = 0;

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url!, `http://${request.headers.host}`);
    const end = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text);
    if (failures > 0) {
      failures -= 1;
      return void end(503, '<Error><Code>SlowDown</Code></Error>');
    }
    if (request.headers.authorization !== (await expectedSignature(request, url, body)))
      return void end(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const name = url.pathname.slice(`/${bucket}/`.length);
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') return void end(objects.delete(name) ? 204 : 404);
    const found = objects.get(name);
    return void (found ? end(200, request.method === 'GET' ? found : '') : end(404));
  }

  async function expectedSignature(
    request: http.IncomingMessage,
    url: URL,
    body: Buffer,
  ): Promise<string | null> {
    const day = String(request.headers['x-amz-date']);
    const [, year, month, date, hour, minute, second] = /^(....)(..)(..)T(..)(..)(..)Z$/.exec(day) ?? [];
    const now = new Date(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
    return (await signRequest({ method: request.method!, url, body }, keys, now)).get('authorization');
  }

  return {
    answer,
    /** The names of all objects, sorted. */
    names: () => [...objects.keys()].toSorted(),
    /** Makes the next requests fail. */
    failNext: (count: number) => {
      failures = count;
    },
    recover: () => {
      failures = 0;
      objects.clear();
    },
  };
}
