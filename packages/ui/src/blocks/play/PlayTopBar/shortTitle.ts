import { TITLE_WORDS_ON_SMALL } from '@kathaloka/contract/limits';

/** The title on a small screen: its first words, and an ellipsis where there are more. */
export function shortTitle(title: string): string {
  const words = title.trim().split(/\s+/);
  return words.length > TITLE_WORDS_ON_SMALL ? `${words.slice(0, TITLE_WORDS_ON_SMALL).join(' ')}…` : title;
}
