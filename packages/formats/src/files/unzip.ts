import { IMPORT_FILES_MAX } from '@kathaloka/contract/limits';
import { IMPORT_FILE_MAX_BYTES } from '../limits.ts';
import { refuse } from '../report/refusals.ts';

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files of one story; no archive of a real one has as many. */
export const FILES_MAX = IMPORT_FILES_MAX;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** The end of the directory is followed by a comment of at most so many bytes. */
const COMMENT_MAX = 65_535;
const END_BYTES = 22;

export function isArchive({ bytes }: NamedBytes): boolean {
  return bytes.length > 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === LOCAL;
}

/**
 * The files of an archive that may belong to a story. What an archive says of its sizes is not believed: expanding
 * stops at the most that a story may have.
 */
export async function unzipped(
  archive: NamedBytes,
  isWanted: (name: string) => boolean,
  most: number = IMPORT_FILE_MAX_BYTES.page,
): Promise<NamedBytes[]> {
  const files: NamedBytes[] = [];
  let left = most;
  for (const entry of entriesOf(archive).filter(({ name }) => isWanted(name))) {
    if (files.length >= FILES_MAX) refuse('too_many_files', { max: FILES_MAX });
    const bytes =
      entry.method === STORED ? entry.packed.slice(0, left + 1) : await inflated(entry, archive, left);
    left -= bytes.length;
    if (left < 0) refuse('too_large', { max: most });
    files.push({ name: entry.name, bytes });
  }
  return files;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: Uint8Array<ArrayBuffer>;
}

/** Folders, links and encrypted files are none. */
function entriesOf({ name: archive, bytes }: NamedBytes): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Entry[] = [];
  try {
    const end = endOf(view);
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== ENTRY) break;
      const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
      const size = view.getUint32(at + 20, true);
      const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength!));
      const local = view.getUint32(at + 42, true);
      const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const isFile = !name.endsWith('/') && (flags & 1) === 0 && [STORED, DEFLATED].includes(method);
      if (isFile)
        entries.push({ name, method, packed: Uint8Array.from(bytes.subarray(begin, begin + size)) });
      if (entries.length > FILES_MAX * 20) refuse('too_many_files', { max: FILES_MAX });
      at += 46 + nameLength! + extra! + comment!;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    refuse('archive_unreadable', { name: archive });
  }
  return entries;
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new RangeError('no directory');
}

/** Stops as soon as it is more than the most. */
async function inflated({ packed }: Entry, { name }: NamedBytes, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    const reader = new Blob([packed])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      pieces.push(read.value);
      length += read.value.length;
      if (length > most) {
        await reader.cancel();
        break;
      }
    }
  } catch {
    refuse('archive_unreadable', { name });
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
