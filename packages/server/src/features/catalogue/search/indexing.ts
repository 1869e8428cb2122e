import type { Background } from '../../../platform/background.ts';
import type { Database, Queries } from '../../../platform/db/schema.ts';
import type { Logger } from '../../../platform/log.ts';
import { indexedWords, type SearchTexts } from './fields.ts';
import {
  addSuffixes,
  addToIndex,
  isAnyWaiting,
  readTexts,
  removeFromIndex,
  takeWaiting,
  tryLockIndexing,
  unknownWords,
} from './repository.ts';
import { endsOf, wordsOf } from './words.ts';

const BATCH = 200;

export interface IndexingContext {
  readonly db: Database;
  readonly background: Background;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Brings search up to what was written a moment ago; what takes longer goes on behind the answer. A story that cannot be
 * read stops no search for others.
 */
export async function keepUp({ db, background, log }: IndexingContext, batches: number): Promise<void> {
  try {
    const isDone = await indexWaiting(db, { batches });
    if (!isDone) background.run('bringing search up to date', () => indexWaiting(db));
  } catch (error) {
    log.error({ err: error }, 'search could not be brought up to date');
  }
}

/** False: there may be more. Cheap when nothing was written; when another process is at it, it is left to do so. */
export async function indexWaiting(db: Database, { batches = Infinity } = {}): Promise<boolean> {
  for (let done = 0; done < batches; done++) {
    if (!(await isAnyWaiting(db))) return true;
    const isMine = await db.transaction().execute(indexBatch);
    if (!isMine) return true;
  }
  return false;
}

async function indexBatch(db: Queries): Promise<boolean> {
  if (!(await tryLockIndexing(db))) return false;
  const ids = [...(await takeWaiting(db, BATCH))];
  if (ids.length === 0) return true;
  const stories = await readTexts(db, ids);
  const published = new Set(stories.map(({ id }) => id));
  const gone = ids.filter((id) => !published.has(id));
  if (gone.length > 0) await removeFromIndex(db, gone);
  if (stories.length > 0) await indexStories(db, stories);
  return true;
}

type StoryTexts = Awaited<ReturnType<typeof readTexts>>[number];

async function indexStories(db: Queries, stories: readonly StoryTexts[]): Promise<void> {
  const texts = stories.map((story) => ({ id: story.id, title: story.title, fields: fieldsOf(story) }));
  await addToIndex(
    db,
    texts.map(({ id, title, fields }) => ({
      id,
      title: wordsOf(title).join(' '),
      words: indexedWords(fields),
    })),
  );
  await learnWords(db, new Set(texts.flatMap(({ fields }) => Object.values(fields).flat().flatMap(wordsOf))));
}

function fieldsOf({ title, tags, tagline, story_description, author, category }: StoryTexts): SearchTexts {
  return {
    title: [title],
    tag: tags.map(({ display_name }) => display_name),
    tagline: [tagline],
    rest: [story_description, author ?? '', category ?? ''],
  };
}

/** Words that no story has any more stay known: they find nothing, and harm nobody. */
async function learnWords(db: Queries, words: ReadonlySet<string>): Promise<void> {
  const ends = [...words].flatMap((word) => endsOf(word).map((suffix) => ({ word, suffix })));
  const oneEach = [...new Map(ends.map((end) => [end.word, end])).values()];
  const unknown = await unknownWords(db, oneEach);
  const added = ends.filter(({ word }) => unknown.has(word));
  if (added.length > 0) await addSuffixes(db, added);
}
