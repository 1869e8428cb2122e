import type { Queries } from '../../../platform/db/schema.ts';
import { queriesByPlace, type SearchWord } from './fields.ts';
import { findByTitleStart, findByWords, findWordsAround } from './repository.ts';
import { PART_MIN, wordsOf } from './words.ts';

/** Of a longer text the longest words are looked for: they tell most. */
const WORDS_MAX = 4;
/** For each word: the more words, the longer it takes to look for stories that have all of them. */
const LIKED_FIRST = 100;
/** Of all words together: each makes every story that is looked at cost more. */
const PARTS_MAX = 100;

/** Ids of the published stories that a text finds: its words at the beginning of the title, in the title, in tags, in the tagline, anywhere. */
export async function findStoryIds(db: Queries, text: string, limit: number): Promise<string[]> {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const words = tellingWords(typed);
  const likedFirst = LIKED_FIRST * words.length;
  const found = await findByTitleStart(db, typed.join(' '), { limit, except: [], likedFirst });
  if (found.length === limit) return found;
  for (const query of queriesByPlace(await knownWords(db, words))) {
    found.push(...(await findByWords(db, query, { limit: limit - found.length, except: found, likedFirst })));
    if (found.length === limit) break;
  }
  return found;
}

function tellingWords(typed: readonly string[]): string[] {
  const longest = [...new Set(typed)].toSorted((one, other) => other.length - one.length).slice(0, WORDS_MAX);
  return [...new Set(typed.filter((word) => longest.includes(word)))];
}

function knownWords(db: Queries, words: readonly string[]): Promise<SearchWord[]> {
  const most = Math.floor(PARTS_MAX / words.length);
  return Promise.all(
    words.map(async (typed, index) => {
      const isLast = index === words.length - 1;
      // short words stand in many others; before the last one they have been typed to their end
      if (Array.from(typed).length < PART_MIN) return { typed, parts: [], isComplete: !isLast };
      const parts = await findWordsAround(db, typed, most);
      return { typed, parts, isComplete: parts.length < most };
    }),
  );
}
