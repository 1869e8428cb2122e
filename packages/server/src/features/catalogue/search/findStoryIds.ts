import type { Queries } from '../../../platform/db/schema.ts';
import { anyOf, forgiven, withoutFillers } from './forgiving.ts';
import { queriesByPlace, queryOfAllPlaces, type SearchWord } from './fields.ts';
import { findAmongAll, findAmongLiked, findWordsAround, type Place } from './repository.ts';
import { hasParts, wordsOf } from './words.ts';

/** If more words are typed, only the longest are searched: they are the most specific. */
const WORDS_MAX = 4;

/** For each typed word, how many of the most liked stories are searched first. */
const LIKED_FIRST = 100;

/** The most indexed words that a query may contain: each one makes checking a story slower. */
const PARTS_MAX = 100;

/**
 * Ids of matching published stories, best first: start of title, title, tags, tagline, anywhere. If there are none,
 * those of words that are spelled alike or mean the same, of which not all need match.
 */
export async function findStoryIds(db: Queries, text: string, limit: number): Promise<string[]> {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const words = await knownWords(db, tellingWords(typed));
  const places = [{ titleStart: typed.join(' ') }, ...queriesByPlace(words).map((query) => ({ query }))];
  const found = await findIn(db, { places, words, anywhere: queryOfAllPlaces(words) }, limit);
  return found.length > 0 ? found : findForgiving(db, typed, limit);
}

async function findForgiving(db: Queries, typed: readonly string[], limit: number): Promise<string[]> {
  const words = await forgiven(db, await knownWords(db, tellingWords(withoutFillers(typed))));
  if (words.length === 0) return [];
  const anywhere = words.map((word) => queryOfAllPlaces([word])).join('|');
  return findIn(db, { places: anyOf(words), words, anywhere }, limit);
}

interface Search {
  readonly places: readonly Place[];
  readonly words: readonly SearchWord[];
  /** A query that finds the matches of all places. */
  readonly anywhere: string;
}

async function findIn(db: Queries, { places, words, anywhere }: Search, limit: number): Promise<string[]> {
  const likedFirst = LIKED_FIRST * words.length;
  const liked = await findAmongLiked(db, { places, anywhere, likedFirst });
  const found: string[] = [];
  for (const place of places) {
    const most = limit - found.length;
    // a story that was indexed between two queries may match in another place now
    const likedHere = liked.get(place)!.filter((id) => !found.includes(id));
    // searches all other stories only if the most liked ones do not fill the list
    found.push(
      ...(likedHere.length >= most
        ? likedHere.slice(0, most)
        : await findAmongAll(db, place, { limit: most, liked: likedHere, except: found })),
    );
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
      // a short word is part of many others, and every word but the last is complete
      if (!hasParts(typed)) return { typed, parts: [], isComplete: !isLast };
      const { words: parts, is_complete } = await findWordsAround(db, typed, most);
      return { typed, parts, isComplete: is_complete };
    }),
  );
}
