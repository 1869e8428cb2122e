import type { Queries } from '../../../platform/db/schema.ts';
import { queriesByPlace, type SearchWord } from './fields.ts';
import { findByTitleStart, findByWords, findWordsAround } from './repository.ts';
import { PART_MIN, wordsOf } from './words.ts';

/** Of a longer text only the longest words are searched: they are the most specific. */
const WORDS_MAX = 4;

/** Known words tried per typed word; fewer the more words there are, because all of them must match. */
const LIKED_FIRST = 100;

/** Known words of all typed words together: each one makes checking a story more expensive. */
const PARTS_MAX = 100;

/** Ids of the published stories that match a text: at the start of the title, in the title, in tags, in the tagline, anywhere. */
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
      // short words occur inside many others; all words but the last have been typed completely
      if (Array.from(typed).length < PART_MIN) return { typed, parts: [], isComplete: !isLast };
      const parts = await findWordsAround(db, typed, most);
      return { typed, parts, isComplete: parts.length < most };
    }),
  );
}
