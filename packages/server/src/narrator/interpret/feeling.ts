import { lexisOf } from './lexis.ts';
import { plain } from './phraseLists.ts';
import { readGroups } from './wordLists.ts';
import { splitWords } from './words.ts';

const read = new Map<string, ReadonlyMap<string, string>>();

/** Words, with the feeling that each says. They are not stemmed: "cut" is not "cute". */
function wordsOf(language: string): ReadonlyMap<string, string> {
  const known = read.get(language);
  if (known) return known;
  const made = new Map(
    readGroups(language, 'feelings').flatMap(([feeling, words]) =>
      words.map((word) => [word, feeling] as const),
    ),
  );
  read.set(language, made);
  return made;
}

/** A line about oneself, or one that is cried out. */
const OF_ONESELF = new Set('i my me mine we us our so too such how im'.split(' '));
/** What one feels towards somebody. */
const TOWARDS = new Set(['love', 'wonder']);
const OTHERS = new Set('he she they him her them'.split(' '));
/** In Hindi the verb stands at the end, far from whose it is. */
const HINDI_OTHERS = new Set(
  'वो वह वे उसे उसको उन्हें उनको उसका उसकी wo woh vo use usko unhe unhen unko uska uski'.split(' '),
);
const HINDI_OWN = new Set('मैं मुझे मुझको मेरा मेरी मेरे हम main mai me mujhe mujhko mera meri mere hum'.split(' '));
const CRIED = /[!…]\s*$|\.\.\s*$/;

/** What a line says that the player feels; null if it says nothing of the kind, denies it, or begins with an act. */
export function feelingIn(line: string, language: string): string | null {
  const lexis = lexisOf(language);
  const feelings = wordsOf(language);
  const words = splitWords(line, plain(lexis));
  const feelingOf = (word: string | undefined) => feelings.get(word ?? '');
  if (language === 'en' && lexis.isBaseVerb(words[0] ?? '') && feelingOf(words[0]) === undefined) return null;
  const isOfHindiOther =
    language === 'hi' &&
    words.some((word) => HINDI_OTHERS.has(word)) &&
    !words.some((word) => HINDI_OWN.has(word));
  // "he is so scared" is said of somebody else
  const isOfOther = (at: number) =>
    !TOWARDS.has(feelingOf(words[at]) ?? '') &&
    (isOfHindiOther || words.slice(Math.max(0, at - 3), at).some((word) => OTHERS.has(word)));
  const at = words.findIndex((word, place) => feelingOf(word) !== undefined && !isOfOther(place));
  if (at < 0) return null;
  const isOwn =
    language !== 'en' || at === 0 || CRIED.test(line) || words.some((word) => OF_ONESELF.has(word));
  if (!isOwn) return null;
  const around = language === 'en' ? words.slice(Math.max(0, at - 3), at) : words.slice(at, at + 3);
  return around.some(lexis.isNegation) ? null : feelingOf(words[at])!;
}
