import type { Database, Queries } from '../../../platform/db/schema.ts';
import { queriesByPlace, type SearchWord } from './fields.ts';
import { indexWaiting } from './indexing.ts';
import { findByTitleStart, findByWords, findWordsAround } from './repository.ts';
import { SUFFIX_MIN, wordsOf } from './words.ts';

const WORDS_MAX = 8;
const WORDS_AROUND_MAX = 60;

/** Ids of the published stories that a text finds: its words at the beginning of the title, in the title, in tags, in the tagline, anywhere. */
export async function findStoryIds(db: Database, text: string, limit: number): Promise<string[]> {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  await indexWaiting(db, { batches: 1 });
  const found = await findByTitleStart(db, typed.join(' '), { limit, except: [] });
  if (found.length === limit) return found;
  for (const query of queriesByPlace(await withWordsAround(db, typed))) {
    found.push(...(await findByWords(db, query, { limit: limit - found.length, except: found })));
    if (found.length === limit) break;
  }
  return found;
}

function withWordsAround(db: Queries, typed: readonly string[]): Promise<SearchWord[]> {
  const words = [...new Set(typed)].slice(0, WORDS_MAX);
  return Promise.all(
    words.map(async (word) => {
      const isLongEnough = Array.from(word).length >= SUFFIX_MIN;
      return { word, inside: isLongEnough ? await findWordsAround(db, word, WORDS_AROUND_MAX) : [] };
    }),
  );
}
