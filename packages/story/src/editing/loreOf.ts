import type { LoreCard } from '@kathaloka/contract/entities';

/** Whether a text contains a key of a card. */
export function speaksOf(text: string, { keys }: LoreCard): boolean {
  const normalised = text.normalize('NFC').toLocaleLowerCase();
  return keys.some(
    (key) => key.trim() !== '' && normalised.includes(key.trim().normalize('NFC').toLocaleLowerCase()),
  );
}

/** Splits the keys of a card at commas. */
export function keysFrom(text: string): string[] {
  return text
    .split(/[,،]/u)
    .map((key) => key.trim())
    .filter(Boolean)
    .slice(0, 20);
}
