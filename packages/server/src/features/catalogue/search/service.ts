import type { Queries } from '../../../platform/db/schema.ts';
import { queriesByPlace, type SearchWord } from './fields.ts';
import { findByTitleStart, findByWords, findWordsAround } from './repository.ts';
import { PART_MIN, wordsOf } from './words.ts';

const WORDS_MAX = 8;
const PARTS_MAX = 100;

/** Ids of the published stories that a text finds: its words at the beginning of the title, in the title, in tags, in the tagline, anywhere. */
export async function findStoryIds(db: Queries, text: string, limit: number): Promise<string[]> {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const found = await findByTitleStart(db, typed.join(' '), { limit, except: [] });
  if (found.length === limit) return found;
  const words = await Promise.all(distinct(typed).map((word) => known(db, word)));
  for (const query of queriesByPlace(words)) {
    found.push(...(await findByWords(db, query, { limit: limit - found.length, except: found })));
    if (found.length === limit) break;
  }
  return found;
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, WORDS_MAX);
}

async function known(db: Queries, typed: string): Promise<SearchWord> {
  if (Array.from(typed).length < PART_MIN) return { typed, parts: [], isComplete: false };
  const parts = await findWordsAround(db, typed, PARTS_MAX);
  return { typed, parts, isComplete: parts.length < PARTS_MAX };
}
