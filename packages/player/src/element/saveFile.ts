import type { SavedReading } from '../runtime/savedReading.ts';
import { make } from './dom.ts';

/** How long the object URL of a saved file stays valid. */
const READ_WITHIN_MS = 60_000;

/** Saves a file. Characters that file systems refuse in its name become hyphens. */
export function saveFile(name: string, save: SavedReading): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(save, null, 2)], { type: 'application/json' }),
  );
  make('a', { href: address, download: name.replaceAll(/[/\\:*?"<>|]+/g, '-') }).click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
