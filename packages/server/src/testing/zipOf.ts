import { createZip } from '../features/books/epub/zip.ts';

/** An archive of one file. */
export async function zipOf(name: string, text: string): Promise<Buffer> {
  const zip = createZip(new Date(0));
  return Buffer.concat([await zip.add(name, text), zip.end()]);
}
