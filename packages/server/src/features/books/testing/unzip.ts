import zlib from 'node:zlib';

const END = 0x06054b50;

export interface UnzippedFile {
  readonly name: string;
  readonly content: Buffer;
  readonly isStored: boolean;
}

/** The files of an archive, in order. Throws if its central directory and the files differ. */
export function unzip(archive: Buffer): UnzippedFile[] {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== END) throw new Error('The archive has no end.');
  const files: UnzippedFile[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, crc, packed] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
    ];
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(begin, begin + packed);
    const content = method === 0 ? data : zlib.inflateRawSync(data);
    if (zlib.crc32(content) !== crc) throw new Error(`${name} is damaged.`);
    files.push({ name, content, isStored: method === 0 });
    at += 46 + nameLength;
  }
  if (at !== end) throw new Error('The list of the archive does not end where it says.');
  return files;
}
