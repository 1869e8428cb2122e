import { isSame } from '@kathaloka/contract/story';
import { AppError } from '../../platform/AppError.ts';
import type { WrittenStory } from './workingCopy.ts';

/** The fields that two people may both have changed. */
const TEXTS = [
  'title',
  'tagline',
  'story_description',
  'story_prompt',
  'story_system_prompt',
  'story_structure',
  'game_config',
  'lore_cards',
  'depiction',
  'lexicon',
] as const;

/** Both texts of each field that differs, so that nobody's work is lost. */
export function staleStory(
  version: number,
  current: Pick<WrittenStory, (typeof TEXTS)[number]>,
  sent: Partial<Pick<WrittenStory, (typeof TEXTS)[number]>>,
): AppError<'stale_version'> {
  const conflicts = TEXTS.flatMap((field) => {
    if (sent[field] === undefined || isSame(current[field], sent[field])) return [];
    return [{ field, current: textOf(current[field]), sent: textOf(sent[field]) }];
  });
  return new AppError('stale_version', 'Somebody else has changed this story meanwhile.', {
    version,
    conflicts,
  });
}

/** Ignores the order of keys: scenes in another order are not a different text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
