import { crc32, deflateRawSync } from 'node:zlib';

/** An archive of one file. */
export function zipOf(name: string, text: string): Buffer {
  const packed = deflateRawSync(text);
  // version, flags, method, time, day, checksum, both sizes, length of the name, nothing else
  const about = Buffer.alloc(26);
  about.writeUInt16LE(8, 4);
  about.writeUInt32LE(crc32(text), 10);
  about.writeUInt32LE(packed.length, 14);
  about.writeUInt32LE(Buffer.byteLength(text), 18);
  about.writeUInt16LE(Buffer.byteLength(name), 22);
  const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, Buffer.from(name), packed]);
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002\0\0'),
    about,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, entry, end]);
}
