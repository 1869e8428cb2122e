import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflate = promisify(zlib.deflateRaw);

/** Whether a file is stored as it is, or compressed. */
type Packing = 'stored' | 'deflated';

interface Entry {
  readonly name: Buffer;
  readonly method: 0 | 8;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const VERSION = 20;
/** The flag that names are UTF-8. */
const FLAGS = 0x0800;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Larger archives need ZIP64 records, which e-book readers do not know. */
const ENTRIES_MAX = 0xffff;
const BYTES_MAX = 0xffffffff;

/**
 * Writes a ZIP file piece by piece. Each file is in memory as a whole, but not the archive. Equal files with an equal
 * time give an equal archive.
 */
export function createZip(modified: Date) {
  const entries: Entry[] = [];
  const stamp = dosTime(modified);
  let written = 0;

  return {
    /** Adds a file, and returns its bytes. */
    async add(name: string, content: string | Buffer, packing: Packing = 'deflated'): Promise<Buffer> {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const data = packing === 'stored' ? bytes : await deflate(bytes);
      const entry: Entry = {
        name: Buffer.from(name),
        method: packing === 'stored' ? 0 : 8,
        crc: zlib.crc32(bytes),
        packed: data.length,
        size: bytes.length,
        offset: written,
      };
      const local = Buffer.concat([signed(LOCAL), fieldsOf(entry, stamp), shorts(0), entry.name, data]);
      written += local.length;
      if (entries.push(entry) > ENTRIES_MAX || written > BYTES_MAX)
        throw new Error('The archive is too large.');
      return local;
    },

    /** The central directory, which ends the archive. */
    end(): Buffer {
      const list = entries.map((entry) =>
        Buffer.concat([
          signed(CENTRAL),
          shorts(VERSION),
          fieldsOf(entry, stamp),
          shorts(0, 0, 0, 0),
          longs(0, entry.offset),
          entry.name,
        ]),
      );
      const bytes = list.reduce((sum, { length }) => sum + length, 0);
      const end = [shorts(0, 0, entries.length, entries.length), longs(bytes, written), shorts(0)];
      return Buffer.concat([...list, signed(END), ...end]);
    },
  };
}

/** The fields that both records of a file share, up to the length of its name. */
function fieldsOf({ method, crc, packed, size, name }: Entry, { time, day }: DosTime): Buffer {
  return Buffer.concat([
    shorts(VERSION, FLAGS, method, time, day),
    longs(crc, packed, size),
    shorts(name.length),
  ]);
}

const signed = (signature: number): Buffer => longs(signature);

function shorts(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
}

function longs(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
}

interface DosTime {
  readonly time: number;
  readonly day: number;
}

/** A time in the format of ZIP: steps of two seconds since 1980. */
function dosTime(date: Date): DosTime {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const years = Math.min(127, Math.max(0, date.getUTCFullYear() - 1980));
  return { time, day: (years << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate() };
}
