import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { z } from 'zod';
import { encodedOnce } from '../encoding.ts';

const gunzip = promisify(zlib.gunzip);

/** An answer that is made once and stored compressed. Callers that accept gzip get these bytes. */
export class StoredAnswer<T> {
  readonly gzipped: Buffer;

  constructor(gzipped: Buffer) {
    this.gzipped = gzipped;
  }

  /** The bytes to store. Like every answer, they contain only what the schema names. */
  static write<T>(schema: z.ZodType<T>, answer: T): Promise<Buffer> {
    return encodedOnce(Buffer.from(JSON.stringify(schema.parse(answer))), 'gzip');
  }

  plain(): Promise<Buffer> {
    return gunzip(this.gzipped);
  }

  async read(): Promise<T> {
    return JSON.parse((await this.plain()).toString()) as T;
  }
}
