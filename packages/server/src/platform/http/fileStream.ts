/** An answer that is a file instead of JSON. Its pieces are made while they are sent, as fast as the caller reads. */
export class FileStream {
  /** The file name, in any script. */
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array>;

  constructor(name: string, pieces: AsyncIterable<Uint8Array>) {
    this.name = name;
    this.pieces = pieces;
  }
}

/** Names the file for browsers (RFC 6266). Older ones get a name in ASCII. */
export function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
