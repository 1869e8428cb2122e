export const bytesOf = (text: string) => new TextEncoder().encode(text);

export interface Packed {
  readonly name: string;
  readonly data: Uint8Array<ArrayBuffer>;
  readonly method?: 0 | 8;
  /** The expanded size that the header claims. */
  readonly size?: number;
}

async function deflated(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Writes a header: numbers at offsets. A number over 16 bits takes four bytes. */
function header(length: number, numbers: readonly (readonly [at: number, value: number, bytes?: 2 | 4])[]) {
  const view = new DataView(new ArrayBuffer(length));
  for (const [at, value, bytes = 4] of numbers) {
    if (bytes === 4) view.setUint32(at, value, true);
    else view.setUint16(at, value, true);
  }
  return new Uint8Array(view.buffer);
}

/** A file as the directory lists it. */
export interface Listed {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/** Writes an archive byte by byte, so that its directory can contradict its content. */
export async function archive(
  entries: readonly Packed[],
  lie: (listed: readonly Listed[]) => readonly Listed[] = (listed) => listed,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  const listed: Listed[] = [];
  let at = 0;
  for (const { name, data, size = data.length, method = 8 } of entries) {
    const packed = method === 8 ? await deflated(data) : data;
    const called = bytesOf(name);
    const local = header(30, [
      [0, 0x04034b50],
      [8, method, 2],
      [18, packed.length],
      [22, size],
      [26, called.length, 2],
    ]);
    parts.push(local, called, packed);
    listed.push({ name, method, packed: packed.length, size, at });
    at += local.length + called.length + packed.length;
  }
  const directory = lie(listed);
  const end = header(22, [
    [0, 0x06054b50],
    [10, directory.length, 2],
    [16, at],
  ]);
  return joined([...parts, ...directory.flatMap(listing), end]);
}

function listing({ name, method, packed, size, at }: Listed): Uint8Array[] {
  const called = bytesOf(name);
  const entry = header(46, [
    [0, 0x02014b50],
    [10, method, 2],
    [20, packed],
    [24, size],
    [28, called.length, 2],
    [42, at],
  ]);
  return [entry, called];
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
