import { copyText } from './copyText.ts';

export interface Shared {
  title: string;
  text: string;
  url: string;
}

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Opens the device's share sheet if it has one; otherwise copies the link to the clipboard. */
export async function share(what: Shared): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(what.url)) ? 'copied' : 'failed';
}

/** Whether the device’s share sheet accepts files of this type. */
export function canShareFiles(type: string): boolean {
  const file = new File([''], 'a', { type });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Opens the device’s share sheet for a file. */
export async function shareFile(
  file: File,
  { title, url }: Pick<Shared, 'title' | 'url'>,
): Promise<Exclude<ShareOutcome, 'copied'>> {
  try {
    await navigator.share({ files: [file], title, url });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
