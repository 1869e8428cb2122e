import { hash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** The contents of a table: the number of rows, and the sum of their digests, which does not depend on their order. */
export interface Contents {
  readonly rows: number;
  readonly digest: string;
}

const LINE_END = 10;
const DIGEST_BITS = 128;
const HEX_DIGITS = DIGEST_BITS / 4;

/** Passes on rows in COPY's text format, one row a line, and counts them. */
export class RowCounter extends Transform {
  private rows = 0;
  private sum = 0n;
  /** The beginning of a row that continues in a later chunk. */
  private begun: Buffer[] = [];

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
      this.count(chunk.subarray(from, end));
      from = end + 1;
    }
    if (from < chunk.length) this.begun.push(chunk.subarray(from));
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    done(this.begun.length > 0 ? new Error('The rows end in the middle of one.') : null);
  }

  contents(): Contents {
    return { rows: this.rows, digest: this.sum.toString(16).padStart(HEX_DIGITS, '0') };
  }

  private count(end: Buffer): void {
    const row = this.begun.length === 0 ? end : Buffer.concat([...this.begun, end]);
    this.begun = [];
    this.rows += 1;
    const digest = BigInt(`0x${hash('sha256', row).slice(0, HEX_DIGITS)}`);
    this.sum = BigInt.asUintN(DIGEST_BITS, this.sum + digest);
  }
}
