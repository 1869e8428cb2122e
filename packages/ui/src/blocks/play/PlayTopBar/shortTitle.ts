import { TITLE_WORDS_ON_SMALL } from '@kathaloka/contract/limits';

/** Returns the title for a small screen: its first words, and an ellipsis if there are more. */
export function shortTitle(title: string): string {
  const words = title.trim().split(/\s+/);
  return words.length > TITLE_WORDS_ON_SMALL ? `${words.slice(0, TITLE_WORDS_ON_SMALL).join(' ')}…` : title;
}
