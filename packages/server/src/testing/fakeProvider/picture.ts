import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIZE = 64;
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG with a gradient of two colours, determined by the prompt. */
export function pictureOf(prompt: string): Buffer {
  const seed = createHash('sha256').update(prompt).digest();
  const rows = Array.from({ length: SIZE }, (_row, y) => {
    const row = Buffer.alloc(1 + SIZE * 3);
    for (let at = 0; at < SIZE * 3; at++) {
      const [from, to] = [seed[at % 3]!, seed[3 + (at % 3)]!];
      row[1 + at] = Math.round(from + ((to - from) * y) / SIZE);
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  // 8 bits for each of red, green and blue
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
