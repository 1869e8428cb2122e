import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Converts a WOFF font to TrueType, the only format that the text layout reads. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const fitting = Math.floor(Math.log2(count));
  const directory = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(SFNT_ENTRY * 2 ** fitting, 6);
  directory.writeUInt16BE(fitting, 8);
  directory.writeUInt16BE(SFNT_ENTRY * (count - 2 ** fitting), 10);
  const parts: Buffer[] = [directory];
  let place = directory.length;
  for (let at = 0; at < count; at += 1) {
    const from = HEADER + ENTRY * at;
    const to = SFNT_HEADER + SFNT_ENTRY * at;
    const table = tableOf(woff, from);
    woff.copy(directory, to, from, from + 4);
    directory.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4);
    directory.writeUInt32BE(place, to + 8);
    directory.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    place += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

function tableOf(woff: Buffer, entry: number): Buffer {
  const place = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const table = woff.subarray(place, place + packed);
  return packed < woff.readUInt32BE(entry + 12) ? inflateSync(table) : table;
}
