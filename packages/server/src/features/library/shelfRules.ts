import { playStory, type PlayStory } from '@kathaloka/story';
import { z } from 'zod';
import { readLibraryFile, type BundledStory } from './bundledStory.ts';
import type { HouseFinding } from './houseRules.ts';
import { lengthOf } from './reading/minutes.ts';
import { playsOf } from './reading/plays.ts';
import { endingShares, roadsOf } from './reading/roads.ts';
import { shapeOf } from './reading/shape.ts';
import { distance, signatureOf } from './reading/signature.ts';
import { ticsIn } from './reading/tics.ts';

const SEED = 42;
const PLAYS = 200;
/** As many as the reading of the shelf had: fewer, and the share of an ending is a matter of luck. */
const RANDOM_PLAYS = 1500;
/** Of the scenes in which somebody decides, the share that must turn the road. */
const ROADS_MIN = 0.5;
/** What is remembered once is a receipt. A story that is longer than this has the time to remember it twice. */
const LONG_MINUTES = 10;
const VARIANTS_MIN = 6;
const ENDING_SHARE_MAX = 0.4;
const SCENES = { short: 40, long: 200 };
/** A Tamil word carries what takes two words or more in other languages. */
const TAMIL_SCENES = { short: 25, long: 110 };
/** Nearer than this, two stories are one voice with other names. */
const SIGNATURE_DISTANCE_MIN = 1;
/** How far a story may have moved from the signature in its file. */
const SIGNATURE_DRIFT_MAX = 0.4;

/** The rules that came after the stories, and which stories hold each: all of them, or these. */
const HeldRules = z.record(z.string(), z.union([z.literal('all'), z.array(z.string())]));

/** What a rule reads of a story. */
interface Read {
  readonly bundled: BundledStory;
  readonly story: PlayStory;
}

/** Each rule says in plain sentences what a story lacks. */
const STORY_RULES = {
  roads({ story }) {
    const { share, corridors } = roadsOf(story, { plays: PLAYS, seed: SEED });
    return share < ROADS_MIN
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
/** What no story holds by itself. */
const TOGETHER = { voices: alikeVoices, tics: wornPhrases };

/** What a story lacks by one of the rules of the shelf. */
export function ruleFindings(rule: ShelfRule, bundled: BundledStory): HouseFinding[] {
  const read = { bundled, story: playStory(bundled.story) };
  return STORY_RULES[rule](read).map((message) => ({ node: null, message }));
}

export interface RuleReport {
  /** What stories lack that are said to hold a rule, and those that hold one without being listed. */
  readonly findings: readonly string[];
  /** By rule, the stories that do not hold it yet; of what the shelf holds together, what is wrong. */
  readonly work: Readonly<Record<string, readonly string[]>>;
}

/** A rule is on for a story from the day on which the story holds it. */
export function checkShelfRules(
  shelf: readonly BundledStory[],
  held: Readonly<Record<string, 'all' | readonly string[]>> = HeldRules.parse(readLibraryFile('held.json')),
): RuleReport {
  const findings: string[] = [];
  const together = Object.entries(TOGETHER).map(([rule, check]) => {
    const found = check(shelf);
    if (held[rule] === 'all') findings.push(...found);
    return [rule, held[rule] === 'all' ? [] : found] as const;
  });
  const alone = SHELF_RULES.map((rule) => {
    const holding = held[rule] ?? [];
    const left = shelf.filter((bundled) => {
      const found = ruleFindings(rule, bundled);
      const isHeld = holding === 'all' || holding.includes(bundled.key);
      if (isHeld) findings.push(...found.map(({ message }) => `${bundled.key}: ${message}`));
      else if (found.length === 0) findings.push(`${bundled.key} holds “${rule}”: list it in held.json.`);
      return !isHeld && found.length > 0;
    });
    return [rule, left.map(({ key }) => key)] as const;
  });
  return { findings, work: Object.fromEntries([...alone, ...together]) };
}

/** Two stories in one voice. Only those in one language can be taken for each other. */
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

/** Turns of phrase that stand too often on the whole shelf. */
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
