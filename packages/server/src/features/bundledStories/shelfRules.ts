import { playStory, type PlayStory } from '@kathaloka/story';
import type { BundledStory } from './bundledStory.ts';
import type { EditorialFinding } from './editorialRules.ts';
import { lengthOf } from './reading/minutes.ts';
import { playsOf } from './reading/plays.ts';
import { endingShares, roadsOf } from './reading/roads.ts';
import { shapeOf } from './reading/shape.ts';
import { distance, signatureOf } from './reading/signature.ts';
import { ticsIn } from './reading/tics.ts';

const SEED = 42;
const PLAYS = 200;
/** So many plays that the share of an ending does not depend on luck. */
const RANDOM_PLAYS = 1500;
/** The smallest share of scenes with a decision that must be turning (`roadsOf`). */
const ROADS_MIN = 0.5;
/** Stories that turn fewer roads: until they are revised, they must not turn still fewer. */
const FEWER_ROADS: Readonly<Record<string, number>> = {
  'lakshmibai-will-not-give-up-jhansi': 0.27,
  'shivaji-escapes-from-agra': 0.28,
  'amavas-ki-baazi': 0.29,
  'damayanti-wants-nala-back': 0.31,
  'mandodari-tells-ravana-no': 0.35,
  'karna-gives-everything-away': 0.37,
  'ladka-kyon-hansa': 0.37,
  'urmilas-share-of-the-sleep': 0.4,
  'abhimanyu-in-the-chakravyuha': 0.44,
};
/** In a longer story, more than one later scene must depend on what the reader did. */
const LONG_MINUTES = 10;
const VARIANTS_MIN = 6;
const ENDING_SHARE_MAX = 0.4;
const SCENES = { short: 40, long: 200 };
/** Lower, because one Tamil word says what takes two or more words in other languages. */
const TAMIL_SCENES = { short: 25, long: 110 };
/** Two stories that are closer than this sound the same. */
const SIGNATURE_DISTANCE_MIN = 1;
/** The largest distance of a story from the signature in its file. */
const SIGNATURE_DRIFT_MAX = 0.4;

/** The parts of a story that the rules read. */
interface Read {
  readonly bundled: BundledStory;
  readonly story: PlayStory;
}

/** Each rule returns what a story lacks, in plain sentences. */
const STORY_RULES = {
  roads({ story, bundled }) {
    const { share, corridors } = roadsOf(story, { plays: PLAYS, seed: SEED });
    return share < (FEWER_ROADS[bundled.key] ?? ROADS_MIN)
      ? [`${percent(share)} of its decisions turn the road, the rest are corridors: ${corridors.join(', ')}.`]
      : [];
  },
  memory({ story, bundled }) {
    const { askedOnce } = shapeOf(story.graph);
    const { minutes } = lengthOf(playsOf(story, { plays: PLAYS, seed: SEED }), bundled.story.language);
    return minutes > LONG_MINUTES && askedOnce.length > 0
      ? [`One scene alone asks for ${askedOnce.join(', ')}.`]
      : [];
  },
  variants({ story }) {
    const { variants } = shapeOf(story.graph);
    return variants < VARIANTS_MIN ? [`It has ${variants} variants, not ${VARIANTS_MIN}.`] : [];
  },
  endings({ story }) {
    return [...endingShares(story, { plays: RANDOM_PLAYS, seed: SEED })]
      .filter(([, share]) => share > ENDING_SHARE_MAX)
      .map(([ending, share]) => `${percent(share)} of random plays end in ${ending}.`);
  },
  hints({ story, bundled }) {
    return [...story.graph.nodes.values()]
      .filter(({ choices }) => choices.length === 0)
      .flatMap(({ name }) => hintFault(story, name, bundled.hints[name]));
  },
  lengths({ story, bundled }) {
    const { short, long } = bundled.story.language === 'ta' ? TAMIL_SCENES : SCENES;
    const { shortest, longest } = shapeOf(story.graph);
    return [
      ...(shortest >= short
        ? [`Its shortest scene has ${shortest} words, and none has under ${short}.`]
        : []),
      ...(longest <= long ? [`Its longest scene has ${longest} words, and none has over ${long}.`] : []),
    ];
  },
  signature({ bundled }) {
    const heard = signatureOf(bundled.story, bundled.signature);
    const { signature } = bundled;
    return !signature || distance(heard, signature) > SIGNATURE_DRIFT_MAX
      ? [`Its file says that it sounds ${JSON.stringify(signature)}, and it is ${JSON.stringify(heard)}.`]
      : [];
  },
} as const satisfies Record<string, (read: Read) => string[]>;

export type ShelfRule = keyof typeof STORY_RULES;
const SHELF_RULES = Object.keys(STORY_RULES) as readonly ShelfRule[];
/** What a story lacks by this rule. */
export function ruleFindings(rule: ShelfRule, bundled: BundledStory): EditorialFinding[] {
  const read = { bundled, story: playStory(bundled.story) };
  return STORY_RULES[rule](read).map((message) => ({ node: null, message }));
}

/** What a story lacks by all rules. */
export function shelfFindings(bundled: BundledStory): EditorialFinding[] {
  return SHELF_RULES.flatMap((rule) => ruleFindings(rule, bundled));
}

/** Problems of the whole shelf rather than of one story. */
export function togetherFindings(shelf: readonly BundledStory[]): string[] {
  return [...alikeVoices(shelf), ...wornPhrases(shelf)];
}

/** Stories that sound the same. Only stories in the same language are compared. */
export function alikeVoices(shelf: readonly BundledStory[]): string[] {
  const heard = shelf.map(({ key, story }) => ({ key, of: story.language, signature: signatureOf(story) }));
  return heard.flatMap((one, at) =>
    heard
      .slice(0, at)
      .filter(({ of }) => of === one.of)
      .map((other) => ({ other, apart: distance(one.signature, other.signature) }))
      .filter(({ apart }) => apart < SIGNATURE_DISTANCE_MIN)
      .map(({ other, apart }) => `${one.key} sounds like ${other.key}: ${apart.toFixed(2)} apart.`),
  );
}

/** Phrases that the whole shelf uses too often. */
export function wornPhrases(shelf: readonly BundledStory[]): string[] {
  const texts = shelf
    .filter(({ story }) => story.language === 'en')
    .flatMap(({ story }) => Object.values(story.story_structure.nodes).map(({ text }) => text));
  return ticsIn(texts)
    .filter(({ count, most }) => count > most)
    .map(({ name, count, most }) => `“${name}” stands ${count} times on the shelf, over ${most}.`);
}

function hintFault(
  { graph }: PlayStory,
  ending: string,
  hint: BundledStory['hints'][string] | undefined,
): string[] {
  if (!hint) return [`Nothing hints at ${ending}.`];
  const scene = graph.nodes.get(hint.scene);
  const texts = scene ? [scene.text, ...scene.variants.map(({ text }) => text)] : [];
  if (!texts.some((text) => text.includes(hint.words))) {
    return [`The hint at ${ending} does not stand in ${hint.scene}: “${hint.words}”.`];
  }
  return hint.scene === ending ? [`The hint at ${ending} stands in that ending.`] : [];
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
