import { IMPORT_FILES_MAX } from '@kathaloka/contract/limits';
import { Refused, refuse } from '../report/refusals.ts';
import type { ReadingBudget } from './readingBudget.ts';

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** More files than any archive of a real story has. */
export const FILES_MAX = IMPORT_FILES_MAX;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** The maximum length of the comment after the directory. */
const COMMENT_MAX = 65_535;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** Longer than the paths of any file system. The limit bounds the cost of matching names. */
const NAME_MAX_BYTES = 4_096;
/** Some browsers expand a whole chunk before any of it is read, so chunks are small. */
const PIECE_BYTES = 16_384;

export function isArchive({ bytes }: NamedBytes): boolean {
  return bytes.length > 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === LOCAL;
}

/**
 * Expands the story files of an archive, one after the other. The headers are not trusted: the budget is
 * charged before bytes are copied or expanded, and no two files may share bytes.
 */
export async function unzipped(
  archive: NamedBytes,
  isWanted: (name: string) => boolean,
  budget: ReadingBudget,
): Promise<NamedBytes[]> {
  const entries = entriesOf(archive, isWanted, budget);
  if (!areApart(entries)) refuse('archive_unreadable', { name: archive.name });
  const files: NamedBytes[] = [];
  for (const { name, method, begin, end } of entries) {
    const packed = archive.bytes.subarray(begin, end);
    if (method === STORED) budget.takeBytes(packed.length);
    files.push({ name, bytes: method === STORED ? packed : await inflated(packed, archive, budget) });
  }
  return files;
}

/** Where a file is in its archive: the offset of its header, and its bytes. */
interface Entry {
  readonly name: string;
  readonly method: number;
  readonly header: number;
  readonly begin: number;
  readonly end: number;
}

/**
 * The wanted files in the directory, without folders and encrypted files. Ignores the count that the archive claims,
 * and refuses entries beyond the end record.
 */
function entriesOf(
  { name: archive, bytes }: NamedBytes,
  isWanted: (name: string) => boolean,
  budget: ReadingBudget,
): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const unreadable = () => refuse('archive_unreadable', { name: archive });
  const directoryEnd = endOf(view) ?? unreadable();
  const directory = view.getUint32(directoryEnd + 16, true);
  const entries: Entry[] = [];
  let at = directory;
  for (let left = view.getUint16(directoryEnd + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > directoryEnd || view.getUint32(at, true) !== ENTRY) unreadable();
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const next = at + ENTRY_BYTES + nameLength! + extra! + comment!;
    if (next > directoryEnd || nameLength! > NAME_MAX_BYTES) unreadable();
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength!));
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const isFile = !name.endsWith('/') && (flags & 1) === 0 && [STORED, DEFLATED].includes(method);
    if (isFile && isWanted(name)) {
      budget.takeFile();
      const header = view.getUint32(at + 42, true);
      if (header + LOCAL_BYTES > directory || view.getUint32(header, true) !== LOCAL) unreadable();
      const begin =
        header + LOCAL_BYTES + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
      const end = begin + view.getUint32(at + 20, true);
      if (end > directory) unreadable();
      entries.push({ name, method, header, begin, end });
    }
    at = next;
  }
  return entries;
}

/** Whether no two files share bytes. If so, all of them together are no larger than the archive. */
function areApart(entries: readonly Entry[]): boolean {
  const inOrder = entries.toSorted((one, other) => one.header - other.header);
  return inOrder.every(({ header }, at) => at === 0 || header >= inOrder[at - 1]!.end);
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}

/** Expands a file; stops as soon as the budget is spent. */
async function inflated(
  packed: Uint8Array,
  { name }: NamedBytes,
  budget: ReadingBudget,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const reader = inPieces(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      budget.takeBytes(read.value.length);
      pieces.push(read.value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    if (error instanceof Refused) throw error;
    refuse('archive_unreadable', { name });
  }
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + PIECE_BYTES));
      at += PIECE_BYTES;
    },
  });
}
