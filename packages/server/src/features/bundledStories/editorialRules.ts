import { describeScene } from '@kathaloka/illustrator';
import { checkStory, writtenTexts } from '@kathaloka/story';
import type { BundledStory } from './bundledStory.ts';

/** A problem of a bundled story, in one plain sentence. */
export interface EditorialFinding {
  readonly node: string | null;
  readonly message: string;
}

const SCENES = { min: 12, max: 60 };
/** The range for a story in chapters, which lasts an evening. */
const SCENES_IN_CHAPTERS = { min: 60, max: 180 };
const ENDINGS_MIN = 3;
/** A wide range, because a scene may be a single line or a whole page. */
const WORDS = { min: 12, max: 280 };
/** One Tamil word says what takes two or three words in other languages. */
const TAMIL_WORDS = { min: 8, max: 200 };
const TAGLINE_MAX = 90;
/** With fewer phrases for a choice, players would have to type it almost as it is written. */
const PHRASES_MIN = 5;

/** Matches descriptions that tell the number of endings, which the page of the story shows anyway. */
const COUNTED_ENDINGS = new RegExp(
  [
    /\b(?:\d+|two|three|four|five|six|seven|eight) endings\b/,
    /(?:दो|तीन|चार|पाँच|छह|सात|आठ|\d+) अंत(?![\p{L}\p{M}])/u,
    /(?:दोन|तीन|चार|पाच|सहा|\d+) शेवट/,
    /(?:دو|تین|چار|پانچ|چھ|سات|\d+) انجام/,
    /(?:দু|তিন|চার|পাঁচ|ছ|ছয়|\d+) রকম শেষ/,
    /(?:மூன்று|நான்கு|ஐந்து|ஆறு|\d+) முடிவுகள்/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** The checks of every author's story, and additional rules for bundled ones. */
export function checkBundledStory(bundled: BundledStory): EditorialFinding[] {
  return [
    ...unknownKeys(bundled.source, bundled.known).map((path) => storyFinding(`Nothing reads ${path}.`)),
    ...checkGraph(bundled),
    ...checkSizes(bundled),
    ...checkWriting(bundled),
  ];
}

/** The rules of style, which translations must follow as well. */
export function checkWriting(bundled: BundledStory): EditorialFinding[] {
  const { tagline, language } = bundled.story;
  return [
    ...(tagline.length > TAGLINE_MAX
      ? [storyFinding(`Its tagline has ${tagline.length} characters, over ${TAGLINE_MAX}.`)]
      : []),
    ...(COUNTED_ENDINGS.test(bundled.story.story_description)
      ? [storyFinding('Its description counts the endings, which its page does.')]
      : []),
    ...checkPhrases(bundled),
    ...checkWords(bundled),
    ...(language === 'en' ? checkPunctuation(bundled) : []),
  ];
}

/** Problems between stories: two of them with the same cover. */
export function checkShelf(shelf: readonly BundledStory[]): EditorialFinding[] {
  return shelf.flatMap((bundled, at) =>
    shelf
      .slice(0, at)
      .filter((other) => subjectOf(other) === subjectOf(bundled))
      .map(({ key }) => storyFinding(`${bundled.key} has the cover of ${key}: ${subjectOf(bundled)}.`)),
  );
}

/** The subject of a cover. To a reader, a different style, hour or seed still gives the same picture. */
function subjectOf({ key, story: { cover } }: BundledStory): string {
  if (!cover) return `nothing, for ${key}`;
  const { main, companion, setting } = describeScene(cover);
  return companion ? `${main} and ${companion} (${setting})` : `${main} (${setting})`;
}

/** Hints are for authors to consider, so only superfluous phrases count as problems. */
function checkGraph({ story }: BundledStory): EditorialFinding[] {
  return (
    checkStory(story)
      .filter(({ kind, severity }) => severity !== 'hint' || kind === 'phrase superfluous')
      // the rules of layers report these, and name each text
      .filter(({ kind }) => kind !== 'translation missing' && kind !== 'translation stale')
      // these scenes were written before time could run out, and a narrator reads their limits as its own
      .filter(({ kind }) => kind !== 'time without end')
      .map(({ node, message }) => ({ node, message }))
  );
}

function storyFinding(message: string): EditorialFinding {
  return { node: null, message };
}

/** Keys that the parser has dropped: most of them are misspelt. */
export function unknownKeys(source: unknown, known: unknown, path = ''): string[] {
  if (typeof source !== 'object' || source === null) return [];
  const byKey = new Map(Object.entries(known ?? {}));
  return Object.entries(source).flatMap(([key, value]) => {
    const place = path ? `${path}.${key}` : key;
    return byKey.has(key) ? unknownKeys(value, byKey.get(key), place) : [place];
  });
}

function checkSizes({ story }: BundledStory): EditorialFinding[] {
  const { chapters = [] } = story.story_structure;
  const nodes = Object.values(story.story_structure.nodes);
  const { min, max } = chapters.length > 0 ? SCENES_IN_CHAPTERS : SCENES;
  const endings = nodes.filter(({ choices }) => choices.length === 0).length;
  const found: EditorialFinding[] = [];
  if (nodes.length < min || nodes.length > max) {
    found.push(storyFinding(`It has ${nodes.length} scenes, not ${min} to ${max}.`));
  }
  if (endings < ENDINGS_MIN) found.push(storyFinding(`It has ${endings} endings, and not ${ENDINGS_MIN}.`));
  return found;
}

function checkPhrases({ story }: BundledStory): EditorialFinding[] {
  return Object.entries(story.story_structure.nodes).flatMap(([node, { choices }]) =>
    choices
      .filter(({ said = [] }) => said.length < PHRASES_MIN)
      .map(({ text, said = [] }) => ({
        node,
        message: `“${text}” can be said in ${said.length} other ways, not in ${PHRASES_MIN}.`,
      })),
  );
}

function checkWords({ story }: BundledStory): EditorialFinding[] {
  const { min, max } = story.language === 'ta' ? TAMIL_WORDS : WORDS;
  return Object.entries(story.story_structure.nodes).flatMap(([node, { text, variants = [] }]) =>
    [text, ...variants.map((variant) => variant.text)].flatMap((told) => {
      const words = told.trim().split(/\s+/).length;
      return words < min || words > max
        ? [{ node, message: `It has ${words} words, not ${min} to ${max}.` }]
        : [];
    }),
  );
}

const FORBIDDEN: readonly (readonly [sign: RegExp, name: string])[] = [
  [/[\u2013\u2014]/, 'a dash'],
  [/\S\s+-{1,2}\s+\S|--/, 'a hyphen in place of a dash'],
  [/[\u2018\u2019\u201c\u201d]/, 'a curly quotation mark'],
  [/"/, 'a double quotation mark'],
  [/\u2026/, 'an ellipsis in one character'],
];

function checkPunctuation({ story }: BundledStory): EditorialFinding[] {
  const { title, tagline, story_prompt, lore_cards, story_structure } = story;
  const texts: (readonly [node: string | null, text: string])[] = [
    ...[title, tagline, story_prompt, ...lore_cards.map(({ text }) => text)].map(
      (text) => [null, text] as const,
    ),
    ...story.story_description.split(/\n(?:- )?/).map((text) => [null, text] as const),
    ...Object.entries(story_structure.nodes).flatMap(([node, scene]) =>
      writtenTexts(scene).map((text) => [node, text] as const),
    ),
  ];
  return texts.flatMap(([node, text]) =>
    FORBIDDEN.filter(([sign]) => sign.test(text)).map(([sign, name]) => ({
      node,
      message: `There is ${name} in “${around(text, sign)}”.`,
    })),
  );
}

function around(text: string, sign: RegExp): string {
  const at = text.search(sign);
  return text.slice(Math.max(0, at - 15), at + 20).replaceAll('\n', ' ');
}
