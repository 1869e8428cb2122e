import type { InterfaceLanguage } from '../languages.ts';

/** The fields of a story that the choice depends on. */
interface Tried {
  readonly language: string;
  readonly is_premium: boolean;
  readonly is_open_to_guests: boolean;
  readonly estimated_play_time: number;
}

/**
 * The story to try first: in the language of the page, or else in English; of these, one that is open to
 * guests; of these, the shortest. Null if every story is premium.
 */
export function storyToTry<T extends Tried>(stories: readonly T[], language: InterfaceLanguage): T | null {
  const open = stories.filter(({ is_premium }) => !is_premium);
  const spoken =
    firstOf([language, 'en'].map((wanted) => open.filter((story) => story.language === wanted))) ?? open;
  const tried = firstOf([spoken.filter(({ is_open_to_guests }) => is_open_to_guests)]) ?? spoken;
  const [shortest] = tried.toSorted((one, other) => one.estimated_play_time - other.estimated_play_time);
  return shortest ?? null;
}

const firstOf = <T>(lists: readonly (readonly T[])[]) => lists.find(({ length }) => length > 0);
