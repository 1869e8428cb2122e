import type { LoreCard } from '@kathaloka/contract/entities';
import type { Signed } from '@kathaloka/story';
import type { Found, Sentence } from '../interpret/nearest.ts';
import { isUnheard, type Narration, saySigned } from './Narration.ts';
import { sentencesOf } from './sentences.ts';
import { countWords, mentions, searchable } from './words.ts';

/** What can answer a line: sentences that were told, and lore that is open. */
export interface Source extends Sentence {
  /** A card is told whole, and searched with its keys. */
  readonly card?: LoreCard;
}

export interface Answer extends Found {
  readonly parts: readonly Source[];
  /** The share of the line that it has, wherever it stands. */
  readonly share: number;
  /** Whether this scene says it. */
  readonly isHere: boolean;
}

/** The least share of a line that an answer has with two of its words, and with one. */
const SUBJECT = 0.5;
const SUBJECT_ALONE = 0.85;

/** Whether an answer shares what the line is about, and not one word that it says by the way. */
export function isAboutIt({ share, count, things }: Answer): boolean {
  return things > 0 && share >= (count >= 2 ? SUBJECT : SUBJECT_ALONE);
}

/** So many scenes back, an answer is looked for. */
const SCENES_BACK = 6;
const PAST = 0.8;
const OPEN = 0.9;
const QUOTED_WORDS = 60;
/** Turns that tell a scene of the author. */
const SCENES: ReadonlySet<string> = new Set(['story_start', 'continue']);

/** Longer texts are read to here, and so many cards. */
const LONGEST = 6000;
const CARDS_MAX = 30;

export const sceneSentences = ({ task }: Narration): Source[] =>
  sentencesOf(task.scene.text.slice(0, LONGEST));

/** The sentences of earlier scenes, the newest scene first. */
export function pastSentences({ task: { history, scene } }: Narration): Source[] {
  const here = searchable(scene.text);
  const texts = history.filter(({ action_type }) => SCENES.has(action_type)).map(({ text }) => text);
  return texts
    .slice(-SCENES_BACK)
    .toReversed()
    .flatMap((text, at) =>
      sentencesOf(text.slice(0, LONGEST))
        .filter((sentence) => !here.includes(searchable(sentence.text).trim()))
        .map((sentence) => ({ ...sentence, paragraph: (at + 1) * 1000 + sentence.paragraph })),
    );
}

/** The cards that the line names. */
export function namedLore({ task, parser }: Narration, line: string): readonly LoreCard[] {
  const { lore_cards, language } = task.story;
  const typed = searchable(line);
  const words = new Set(parser.keysOf(line, language));
  const isNamed = (key: string) => {
    const own = parser.keysOf(key, language);
    return mentions(typed, key) || (own.length > 0 && own.every((word) => words.has(word)));
  };
  return lore_cards.filter(({ keys, text }) => text.trim() !== '' && keys.some(isNamed)).slice(0, CARDS_MAX);
}

/** The cards of which the tale has spoken. */
function openLore({ task }: Narration): readonly LoreCard[] {
  const told = searchable([task.scene.text, ...task.history.map(({ text }) => text)].join(' '));
  return task.story.lore_cards
    .filter(({ keys }) => keys.some((key) => mentions(told, key)))
    .slice(0, CARDS_MAX);
}

export const asSources = (cards: readonly LoreCard[]): Source[] =>
  cards.map((card, at) => ({ card, text: `${card.keys.join(' ')} ${card.text}`, paragraph: -1 - at }));

/** The author's words that a line is about: of this scene, of open lore, or of an earlier scene. */
export function answerIn(
  turn: Narration,
  line: string,
  omitted: ReadonlySet<string>,
  holds: ((text: string) => boolean) | null = null,
): Answer | null {
  const { parser, task } = turn;
  const isAsked = holds !== null;
  const named = namedLore(turn, line);
  const found = [
    { sources: sceneSentences(turn), worth: 1, least: 1 },
    { sources: asSources(named), worth: 1, least: 1 },
    {
      sources: isAsked ? asSources(openLore(turn).filter((card) => !named.includes(card))) : [],
      worth: OPEN,
      least: 2,
    },
    { sources: pastSentences(turn), worth: PAST, least: 1 },
  ].flatMap(({ sources, worth, least }, at) => {
    const best = parser.nearest(line, sources, task.story.language, omitted, holds ?? undefined);
    if (best === null || best.count < least) return [];
    const parts = holds ? withContext(sources, best, holds) : partsOf(sources, best);
    return [{ ...best, parts, share: best.score, score: best.score * worth, isHere: at === 0 }];
  });
  return found.toSorted((one, other) => other.score - one.score)[0] ?? null;
}

function partsOf(sources: readonly Source[], { at, beside }: Found): Source[] {
  const own = sources[at]!;
  if (beside === null || own.card) return [own];
  const both = [at, beside].toSorted((one, other) => one - other).map((each) => sources[each]!);
  return countWords(both.map(({ text }) => text).join(' ')) > QUOTED_WORDS ? [own] : both;
}

const ASKS = /[?؟]['"’”»]*$/u;
const SHORT_WORDS = 18;
/** So many sentences of the next paragraph are searched for it. */
const REACH = 2;

/**
 * What a question asks for is often said one sentence later, so that an answer is quoted to the end of its paragraph;
 * a short one, a question, or one that does not hold yet what is asked for, goes on in the next paragraph.
 */
function withWhatFollows(
  sources: readonly Source[],
  found: Found,
  holds: (text: string) => boolean,
): Source[] {
  const parts = partsOf(sources, found);
  if (parts[0]!.card) return parts;
  const isHeld = (among: readonly Source[]) => among.some(({ text }) => holds(text));
  let words = countWords(parts.map(({ text }) => text).join(' '));
  for (let at = sources.indexOf(parts.at(-1)!) + 1; at < sources.length; at += 1) {
    const [last, next] = [parts.at(-1)!, sources[at]!];
    words += countWords(next.text);
    const isNear =
      next.paragraph === last.paragraph ||
      (!isHeld(parts) && isHeld(sources.slice(at, at + REACH))) ||
      (parts.length === 1 && (ASKS.test(last.text) || countWords(last.text) <= SHORT_WORDS));
    if (next.card || !isNear || words > QUOTED_WORDS) break;
    parts.push(next);
  }
  return parts;
}

const REFERS =
  /^['"‘“«]?(?:he|she|it|they|his|her|its|their|this|that|these|those)\b|^['"‘“«]?(?:वह|वे|उस|उन|यह|ये|इस|इन|वो)/iu;

/** What answers, with the sentence before it that says of whom or what it speaks. */
export function withContext(
  sources: readonly Source[],
  found: Found,
  holds: (text: string) => boolean = () => true,
): Source[] {
  const parts = withWhatFollows(sources, found, holds);
  const before = sources[sources.indexOf(parts[0]!) - 1];
  if (!before || before.card || parts[0]!.card || !REFERS.test(parts[0]!.text)) return parts;
  const all = [before, ...parts];
  return countWords(all.map(({ text }) => text).join(' ')) > QUOTED_WORDS ? parts : all;
}

/** Tells the author's words again, between marks; lore that is new to the player is told as the story tells it. */
export function quote(turn: Narration, parts: readonly Source[]): string {
  const text = parts.map((part) => (part.card?.text ?? part.text).trim()).join(' ');
  const isNew = parts.some(({ card }) => card) && isUnheard(turn, text);
  const mark = (sign: string): Signed => ({ text: isNew ? '' : sign, by: 'house' });
  return saySigned(turn, [mark('“'), { text, by: 'author' }, mark('”')]);
}
