import { allNames } from '@kathaloka/contract/rules';
import type { Database, Queries, Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { indexedWords, type SearchTexts } from './fields.ts';
import { FORGOTTEN_MAX, forgetUnused } from './forgetting.ts';
import {
  addToIndex,
  addWords,
  findIndexedWords,
  hasSuffixes,
  isAnyWaiting,
  readTexts,
  removeFromIndex,
  takeOverSuffixes,
  takeWaiting,
  tryLockIndexing,
} from './repository.ts';
import { hasParts, wordsOf } from './words.ts';

const BATCH = 200;

/**
 * Indexes some batches before the server listens, and the rest in the background. A story that cannot be
 * indexed does not fail the start.
 */
export async function indexPendingStories(
  deps: Pick<Deps, 'db' | 'background' | 'log'>,
  { batches }: { readonly batches: number },
): Promise<void> {
  try {
    await learnSuffixes(deps.db).catch((error: unknown) =>
      // a backup may hold the old table; the sweep tries again
      deps.log.warn({ err: error }, 'words of release 0.1 were not taken over'),
    );
    const isDone = await indexWaiting(deps.db, { batches });
    if (!isDone) startIndexing(deps);
  } catch (error) {
    deps.log.error({ err: error }, 'search index could not be updated');
  }
}

/**
 * Call it after committing a change that search reads. A failure is logged, and the story is indexed after
 * the next change or by the next sweep.
 */
export function startIndexing({ db, background }: Pick<Deps, 'db' | 'background'>): void {
  background.run('bringing search up to date', () => indexWaiting(db));
}

/**
 * Indexes waiting stories. False if there may be more. Cheap if nothing was written. If another process is
 * indexing, leaves the work to it: that process checks for more after each batch, and so finds what was
 * committed before.
 */
export async function indexWaiting(db: Database, { batches = Infinity } = {}): Promise<boolean> {
  for (let done = 0; done < batches; done++) {
    if (!(await isAnyWaiting(db))) return true;
    const isMine = await inTransaction(db, indexBatch);
    if (!isMine) return true;
  }
  return false;
}

/** A process of release 0.1 may learn words beside this one, so this is done again by each sweep. */
export async function learnSuffixes(db: Database): Promise<void> {
  if (!(await hasSuffixes(db))) return;
  await inTransaction(db, async (transaction) => {
    if (await tryLockIndexing(transaction)) await takeOverSuffixes(transaction);
  });
}

async function indexBatch(transaction: Transaction): Promise<boolean> {
  if (!(await tryLockIndexing(transaction))) return false;
  const ids = [...(await takeWaiting(transaction, BATCH))];
  if (ids.length === 0) return true;
  const wordsBefore = await findIndexedWords(transaction, ids);
  const stories = await readTexts(transaction, ids);
  const published = new Set(stories.map(({ id }) => id));
  const gone = ids.filter((id) => !published.has(id));
  if (gone.length > 0) await removeFromIndex(transaction, gone);
  const words = await indexStories(transaction, stories);
  // otherwise each text that was replaced would take room until the next sweep
  const replaced = wordsBefore.filter((word) => hasParts(word) && !words.has(word));
  await forgetUnused(transaction, replaced.slice(0, FORGOTTEN_MAX));
  return true;
}

type StoryTexts = Awaited<ReturnType<typeof readTexts>>[number];

/** Returns all words of these stories. */
async function indexStories(db: Queries, stories: readonly StoryTexts[]): Promise<ReadonlySet<string>> {
  if (stories.length === 0) return new Set();
  const texts = stories.map((story) => ({ id: story.id, title: story.title, fields: fieldsOf(story) }));
  await addToIndex(
    db,
    texts.map(({ id, title, fields }) => ({
      id,
      title: wordsOf(title).join(' '),
      words: indexedWords(fields),
    })),
  );
  const words = new Set(texts.flatMap(({ fields }) => Object.values(fields).flat().flatMap(wordsOf)));
  await addWords(db, [...words].filter(hasParts));
  return words;
}

function fieldsOf({
  title,
  tags,
  tagline,
  story_description,
  translations,
  author,
  category,
}: StoryTexts): SearchTexts {
  return {
    title: [title, ...translations.map((translated) => translated.title)],
    tag: tags.flatMap(allNames),
    tagline: [tagline, ...translations.map((translated) => translated.tagline)],
    rest: [story_description, author ?? '', ...(category ? allNames(category) : [])],
  };
}
