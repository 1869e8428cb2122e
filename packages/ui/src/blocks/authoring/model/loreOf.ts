import type { LoreCard } from '@kathaloka/contract/entities';

/** Whether a text speaks of what the card tells: one of its keys is in it. */
export function speaksOf(text: string, { keys }: LoreCard): boolean {
  const said = text.normalize('NFC').toLocaleLowerCase();
  return keys.some(
    (key) => key.trim() !== '' && said.includes(key.trim().normalize('NFC').toLocaleLowerCase()),
  );
}

/** The keys of a card from a list with commas. */
export function keysFrom(text: string): string[] {
  return text
    .split(/[,،]/u)
    .map((key) => key.trim())
    .filter(Boolean)
    .slice(0, 20);
}
