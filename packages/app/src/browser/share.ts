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
