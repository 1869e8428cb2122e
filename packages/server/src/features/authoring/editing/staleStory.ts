import { TEXT_FIELDS } from '@kathaloka/contract/storyFields';
import { isSame } from '@kathaloka/story';
import { AppError } from '../../../platform/AppError.ts';
import type { WrittenStory } from './storyRow.ts';

/** Both texts of each field that differs, so that no work is lost. */
export function staleStory(
  version: number,
  current: Pick<WrittenStory, (typeof TEXT_FIELDS)[number]>,
  sent: Partial<Pick<WrittenStory, (typeof TEXT_FIELDS)[number]>>,
): AppError<'stale_version'> {
  const conflicts = TEXT_FIELDS.flatMap((field) => {
    if (sent[field] === undefined || isSame(current[field], sent[field])) return [];
    return [{ field, current: textOf(current[field]), sent: textOf(sent[field]) }];
  });
  return new AppError('stale_version', 'Somebody else has changed this story meanwhile.', {
    version,
    conflicts,
  });
}

/** Ignores the order of keys: reordered scenes are the same text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
