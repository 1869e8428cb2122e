import { readSights, type Somebody } from '@kathaloka/illustrator';
import type { PictureTask } from '../Narrator.ts';
import type { StorySheet } from '../sheets.ts';
import { peopledText } from './seenText.ts';
import { isLatin, LETTER, lettersOf, patternOf, spelt } from './namePatterns.ts';
import { ENGLISH_CROWD, ENGLISH_PEOPLE, OTHER_PEOPLE, SPOKEN_OF } from './peopleWords.ts';
import { type ReadText, readText, type Sex, SEXES, sexOf } from './sexOf.ts';

/** The size of a crowd in a picture. */
const SEVERAL = 3;

/** The player can address a speaking animal, but it is not drawn as a human. */
const BEASTS =
  /(?:mouse|squirrel|mullet|hen|dog|buffalo|gecko|jackal|hornbill|tortoise|lion|leopard|langur|heron|porcupine|sleep|snake|corpse|vasuki|vanaras|nishi|betaal)$/i;
const isBeast = (np: string): boolean => {
  const last = np.split(' ').at(-1)!;
  return readSights(last).sights.some((sight) => sight !== 'person') || BEASTS.test(last);
};

/** Whether the people of a story are beasts; then its player and king are, too. */
function isOfBeasts(story: StorySheet): boolean {
  const people = namesOf(story);
  return people.length > 2 && people.filter((np) => isBeast(np)).length * 2 > people.length;
}

interface Found {
  readonly who: Somebody;
  readonly count: number;
  /** `The king` may be a named person; `a king` is another one. */
  readonly isKnown: boolean;
}

const PLURALS: Readonly<Record<string, string>> = {
  child: 'children',
  wife: 'wives',
  thief: 'thieves',
  baby: 'babies',
  lady: 'ladies',
};
const pluralOf = (word: string): string =>
  PLURALS[word] ?? (word.endsWith('man') ? `${word.slice(0, -3)}men` : `${word}s`);

const NOUNS = (Object.entries(ENGLISH_PEOPLE) as [Somebody, string][]).flatMap(([who, words]) =>
  words.split(' ').map((word) => ({ who, word: spelt(word), plural: spelt(pluralOf(word)) })),
);
const before = String.raw`(?<article>\b(?:and|the|a|an|one|two|both|another|your|his|her|my|their|three|four|five|six|this|that)\s+(?:[\p{L}-]+\s+){0,2}?)`;
const SINGULAR = NOUNS.map(
  ({ who, word }) => [who, new RegExp(`${before}\\b${word}\\b(?!['’-]|\\s+of\\s+\\d)`, 'giu')] as const,
);
const PLURAL = NOUNS.map(
  ({ who, plural }) =>
    [
      who,
      new RegExp(`${before}?\\b(?:spear|horse|foot|fisher|bow|camel)?${plural}\\b(?!['’])`, 'iu'),
    ] as const,
);
/** Titles that only one person of a story has. */
const TITLED = /(?:king|queen|emperor|sultan|governor|judge|chief|host)$/i;
/** `King Virata` in a scene whose author gives him no entry of his own. */
const WITH_A_TITLE: readonly (readonly [Somebody, RegExp])[] = [
  ['man', /\b(?:King|Prince|Lord|General|Captain|Mr|Dr|Uncle|Old|Brother|Father) \p{Lu}\p{L}+(?!['’])/gu],
  ['woman', /\b(?:Queen|Princess|Lady|Mrs|Miss|Aunt|Sister|Mother|Rani|Begum) \p{Lu}\p{L}+(?!['’])/gu],
];
const CROWD = new RegExp(`\\b(?:${ENGLISH_CROWD.split(' ').map(spelt).join('|')})\\b`, 'iu');

function foundInEnglish(text: string): Found[] {
  const found: Found[] = [];
  for (const [who, pattern] of PLURAL) {
    const match = pattern.exec(text);
    if (match)
      found.push({
        who,
        count: /two|both/i.test(match.groups?.['article'] ?? '') ? 2 : SEVERAL,
        isKnown: false,
      });
  }
  for (const [who, pattern] of SINGULAR) {
    const match = text.match(pattern)?.[0];
    if (match)
      found.push({
        who,
        count: 1,
        isKnown: TITLED.test(match) || !/^(?:and\s+)?(?:a|an|one|another)\b/i.test(match),
      });
  }
  for (const [who, pattern] of WITH_A_TITLE)
    found.push({ who, count: new Set(text.match(pattern)).size, isKnown: false });
  if (CROWD.test(text)) found.push({ who: 'person', count: SEVERAL, isKnown: false });
  return found;
}

const MANY_OF: Readonly<Record<string, Somebody>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
};

/** `The king's sword` does not need a king. */
const NOT_AN_OWNER = String.raw`(?!\s(?:का|की|کا|کی)(?![\p{L}\p{M}]))`;
/** `Ten or twelve years old`: a daughter or son of that age is drawn as a child. */
const OF_TEN_YEARS =
  /(?:बेटी|बेटा|बहन|भाई)(?=,? (?:(?:दो|तीन|चार|पाँच|छह|सात|आठ|नौ|दस|ग्यारह|बारह)[-\s]){1,2}(?:बरस|साल) (?:का|की))/gu;
/** A single word is an answer, or a name. */
const ALONE = /(?<=[.!?।۔]\s*)[\p{L}\p{M}]+[।۔]/gu;

function foundInOthers(whole: string, language: string): Found[] {
  const text = whole.replaceAll(OF_TEN_YEARS, language === 'hi' ? 'बच्ची' : ' ').replaceAll(ALONE, ' ');
  const hasEndings = language === 'ta' || language === 'bn';
  return Object.entries(OTHER_PEOPLE[language] ?? {}).flatMap(([kind, words]): Found[] => {
    const who = MANY_OF[kind];
    const named = words
      .split(' ')
      .filter((word) =>
        new RegExp(
          `(?<!${LETTER})${spelt(word)}${hasEndings ? '' : `(?!${LETTER})${NOT_AN_OWNER}`}`,
          'u',
        ).test(text),
      );
    if (named.length === 0) return [];
    return who
      ? [{ who, count: SEVERAL, isKnown: false }]
      : named.map(() => ({ who: kind as Somebody, count: 1, isKnown: true }));
  });
}

/** A scene that begins with `he` continues with a person of the scene before. */
const FIRST_OF_ALL = /^\s*(he|she) [a-z]/iu;
const PRONOUN: Readonly<Record<Sex, string>> = { woman: 'she', man: 'he' };
/** `At six he has fallen in with lions.` */
const OF_AN_AGE = /\bat (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:he|she)\b/iu;
/** `Her` may mean a gun, so only subjects count. */
const DOING: Readonly<Record<Sex, RegExp>> = { woman: /\bshe\b/iu, man: /\bhe\b/iu };
/** The minimum number of pronouns that stand for a person without a name. */
const PRONOUNS = 2;

function unnamed(
  seen: string,
  language: string,
  {
    counts,
    isBeastThere,
    isNamed,
  }: { counts: Record<Somebody, number>; isBeastThere: boolean; isNamed: boolean },
): void {
  if (language !== 'en') return;
  const first = FIRST_OF_ALL.exec(seen)?.[1]?.toLowerCase();
  for (const sex of SEXES) {
    if ((seen.match(SPOKEN_OF['en']![sex])?.length ?? 0) < PRONOUNS) continue;
    const isThere = counts[sex] + counts.child > 0;
    if (first === PRONOUN[sex] && !isNamed) counts[OF_AN_AGE.test(seen) ? 'child' : sex] += 1;
    else if (!isBeastThere && !isThere && DOING[sex].test(seen)) counts[sex] += 1;
  }
}

/** A crowd next to men only consists of men. */
function kindOf(kind: Somebody, { man, woman, child }: Readonly<Record<Somebody, number>>): Somebody {
  if (kind !== 'person' || child > 0 || man > 0 === woman > 0) return kind;
  return man > 0 ? 'man' : 'woman';
}

const MOST = 4;
const KINDS = ['man', 'woman', 'child', 'person'] as const;

/** A dead person is not drawn. */
const BODIES = /\bdead (?:man|woman|king|queen|boy|girl|child)\b/giu;
/** `The clerk was the revenue officer`, `the only people who can`: predicates for people who are already named. */
const PREDICATES =
  /\b(?:is|was) (?:the|a|an|your|his|her) (?:[\w-]+ ){0,2}[\w-]+(?=[.,;:!?])|\bthe only [\w-]+/giu;
/** Nouns that belong to people, who need not be present themselves. */
const OF_OTHERS =
  /\b(?:mouths?|eyes|ears|hands|names?|talk|fear|help|kind|sort|voice|way|ways|work|world|house|son|daughter) of (?:the |all |other )?[\w-]+/giu;

/** `A song that women sing`: a general statement, so none of the women is present. */
const OF_ANY = new RegExp(
  String.raw`\b(?:a|an|the|any|some|such) [\w-]+ (?:that|which) (?:only )?(?:${NOUNS.map(({ plural }) => plural).join('|')})\b[^,.;:!?\n]*`,
  'giu',
);

/** The people in the author's lexicon, and figures of the story that may be drawn. */
function namesOf({ lexicon, depiction }: StorySheet): string[] {
  const people = (lexicon.names ?? []).filter(({ is }) => is === 'person').map(({ np }) => np);
  const figures = depiction
    .filter(({ rule }) => rule === 'may be drawn')
    .map(({ figure }) => figure.split(',')[0]!)
    .filter((figure) => !people.some((np) => np.includes(figure) || figure.includes(np)));
  return [...new Set([...people, ...figures])];
}

/** The people of a scene who may be drawn, each once: first those of the lexicon, then those that a noun mentions. */
export function peopleIn(task: PictureTask, isBeastThere: boolean): { who: string[]; people: Somebody[] } {
  const { story, text } = task;
  const seen = peopledText(text);
  const { language } = story;
  if (isOfBeasts(story)) return { who: [], people: [] };
  let texts: readonly ReadText[] | undefined;
  const textsOf = () =>
    [text, story.story_prompt, ...story.lore_cards.map((card) => Object.values(card).join('. '))].map(
      readText,
    );
  let rest = seen
    .replaceAll(BODIES, ' ')
    .replaceAll(PREDICATES, ' ')
    .replaceAll(OF_OTHERS, ' ')
    .replaceAll(OF_ANY, ' ');
  const who: string[] = [];
  const counts: Record<Somebody, number> = { man: 0, woman: 0, child: 0, person: 0 };
  const called: Record<Somebody, number> = { ...counts };
  const seenLetters = seen.toLowerCase();
  for (const np of namesOf(story)) {
    if (!seenLetters.includes(lettersOf(np))) continue;
    const name = patternOf(np);
    const isThere = name.test(rest);
    rest = rest.replaceAll(new RegExp(name.source, 'giu'), ' ');
    if (!isThere || isBeast(np)) continue;
    who.push(np);
    const sex = sexOf(np, (texts ??= textsOf()), story) ?? 'man';
    counts[sex] += 1;
    if (!isLatin(np) || /^\p{Lu}/u.test(np)) called[sex] += 1;
  }
  const found = language === 'en' ? foundInEnglish(rest) : foundInOthers(rest, language);
  for (const kind of KINDS) {
    const ofKind = found.filter((each) => each.who === kind);
    const known = ofKind.filter(({ isKnown }) => isKnown).length;
    const others = ofKind.filter(({ isKnown }) => !isKnown);
    counts[kind] += Math.max(0, known - called[kind]) + Math.max(0, ...others.map(({ count }) => count));
  }
  unnamed(seen, language, { counts, isBeastThere, isNamed: who.length > 0 });
  const people = KINDS.flatMap((kind) => Array.from({ length: counts[kind] }, () => kindOf(kind, counts)));
  return { who, people: fewOf(people) };
}

/** All of the people, or some of each kind if there are more than a picture holds. */
function fewOf(people: readonly Somebody[]): Somebody[] {
  if (people.length <= MOST) return [...people];
  const kinds = KINDS.map((kind) => people.filter((who) => who === kind));
  return Array.from({ length: MOST }, (_, i) => kinds.flatMap((ofKind) => ofKind.slice(i, i + 1)))
    .flat()
    .slice(0, MOST);
}
