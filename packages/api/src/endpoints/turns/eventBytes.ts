/** A connection that is silent for this long counts as lost. The server sends heartbeats more often. */
export const SILENCE_MS = 40_000;

export function isEventStream({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').toLowerCase().startsWith('text/event-stream');
}

/** Reads a response until `isWanted` returns false. Ends without an error when either side closes the connection. */
export async function readBytes(
  { body }: Response,
  connection: AbortController,
  isWanted: (bytes: Uint8Array) => boolean,
): Promise<void> {
  const reader = body?.getReader();
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (let isOpen = reader !== undefined; isOpen;) {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), SILENCE_MS);
      const { done, value } = await reader!.read();
      isOpen = !done && isWanted(value);
    }
  } catch {
    // the connection was lost: the caller continues with another one
  } finally {
    clearTimeout(silence);
  }
}
