import type { Fault, SeriesWrite } from '@kathaloka/contract/entities';
import { askedName } from '@kathaloka/story';
import { AppError } from '../../platform/AppError.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { lockOwnStories } from './ownRepository.ts';

/**
 * Validates and returns what an author sends: the stories must be the author's own, each only once, and the
 * names must be written as in conditions.
 */
export async function ownContent(
  transaction: Transaction,
  { part_ids, shares, translations, ...texts }: SeriesWrite,
  author_id: string,
) {
  const ids = part_ids.map((id) => id.toLowerCase());
  const own = await lockOwnStories(transaction, { author_id, ids });
  const names = shares.map(({ name }) => askedName(name));
  const languages = [texts.language, ...translations.map(({ language }) => language)];
  const faults: Fault[] = [
    ...ids.flatMap((id, at) => partFault({ at, first: ids.indexOf(id), isOwn: own.has(id) })),
    ...translations.flatMap(({ language }, at) =>
      languageFault({ at, first: languages.indexOf(language) - 1 }),
    ),
    ...names.flatMap((name, at) => nameFault(name, { at, first: names.indexOf(name) })),
  ];
  if (faults.length > 0) throw new AppError('validation_failed', faults);
  const named = shares.map((share, at) => ({ ...share, name: names[at]! }));
  const { title, description, language } = texts;
  const lists = { shares: JSON.stringify(named), translations: JSON.stringify(translations) };
  return { ids, content: { title, description, language, ...lists } };
}

interface Place {
  readonly at: number;
  /** The index of the first equal value. */
  readonly first: number;
}

function partFault({ at, first, isOwn }: Place & { readonly isOwn: boolean }): Fault[] {
  const loc = ['body', 'part_ids', at];
  if (!isOwn) return [{ loc, msg: 'You have no such story.', type: 'unknown_story' }];
  return first < at ? [{ loc, msg: 'This story is a part already.', type: 'repeated_part' }] : [];
}

/** `first` is -1 for the language of the series itself. */
function languageFault({ at, first }: Place): Fault[] {
  const loc = ['body', 'translations', at, 'language'];
  return first < at ? [{ loc, msg: 'The series has this language already.', type: 'repeated_language' }] : [];
}

function nameFault(name: string | null, { at, first }: Place): Fault[] {
  const loc = ['body', 'shares', at, 'name'];
  if (name === null)
    return [{ loc, msg: 'A name has letters, digits and “_”, and no spaces.', type: 'unreadable_name' }];
  return first < at ? [{ loc, msg: 'This name is shared already.', type: 'repeated_name' }] : [];
}
