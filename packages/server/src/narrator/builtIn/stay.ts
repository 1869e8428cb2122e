import { fromPlayer } from '../entries/fromPlayer.ts';
import { answerTo } from './asked.ts';
import { noteAct } from './deeds.ts';
import { draw, isScarce, type DrawOptions } from './draw.ts';
import { earned } from './earned.ts';
import { isOverdue, nudge } from './nudge.ts';
import { due, ownWords } from './ownWords.ts';
import {
  beat,
  echo,
  happens,
  isAskedAgain,
  freshNamedLore,
  loreHere,
  nextBeat,
  ownBeat,
  sharedBeat,
} from './substance.ts';
import { say, type Narration, wordsSaid } from './Narration.ts';
import { countWords } from './words.ts';

/** The maximum number of words of a turn that stays in its scene. */
const STAY_WORDS = 70;
const TERSE_WORDS = 25;
const SHORT_TURN = 40;
const SHORT_TURNS = 3;
/** An act repeated this often is answered as a repetition, and later in few words. */
const INSISTED = 3;

/** Acts that get one line as their answer. */
const BARE = new Set(['abuse', 'meta', 'howto']);
/** Acts that may be answered with lore about what the player named. */
const TOLD_ABOUT = new Set(['look', 'ask', 'use', 'take', 'give', 'help', 'go']);

/** Acts that do not belong in the scene are not answered with lore. */
const OUT_OF_PLACE = new Set(['nonsense', 'outworld']);

type Paragraph = readonly (string | null)[];

/** The paragraphs of a turn, each with its sentences. */
export type Told = readonly (readonly string[])[];

export function tellMoment(turn: Narration): Told {
  if (isOverdue(turn)) return ledBack(turn, draw(turn, 'hold', fitting(turn, TERSE_WORDS - 10)));
  const held = [draw(turn, 'hold'), beatByChance(turn)];
  return closed(turn, held);
}

/** Tells a side path: the answer to what was typed comes first. */
export function tellDetour(turn: Narration): Told {
  const own = ownWords(turn);
  if (own !== null) return closed(turn, [own]);
  const intent = intentOf(turn);
  const times = turn.notes.act[0] === intent ? turn.notes.act[1] + 1 : 1;
  turn.notes.act = [intent, times];
  if (turn.task.story.language === 'en') noteAct(turn.notes, intent);
  if (times > INSISTED || isOverdue(turn)) return terse(turn, intent);
  if (areActsScarce(turn, intent) && !BARE.has(intent)) {
    const asked = freshNamedLore(turn);
    const told = asked === null ? around(turn) : say(turn, asked);
    if (told !== null) return closed(turn, [told]);
  }
  if (BARE.has(intent)) return ledBack(turn, actOf(turn, intent), STAY_WORDS);
  const act = (times === INSISTED ? draw(turn, 'insist') : null) ?? actOf(turn, intent);
  return closed(turn, [act, ...substance(turn, intent, echoesWords(turn, act))]);
}

/** The kind of act. A line without an act that states something, such as a name, is speech. */
function intentOf({ reading, task: { input, story } }: Narration): string {
  const intent = reading?.intent ?? 'nonsense';
  if (intent !== 'nonsense' || input === null) return intent;
  const stated = fromPlayer(input, { language: story.language, present: [] });
  return stated.some(({ kind }) => kind !== 'line') ? 'speak' : intent;
}

/** Adds a callback if there is room, and the way back to the choice. */
function closed(turn: Narration, answer: Paragraph): Told {
  const isSaid = answer.some((part) => part !== null);
  if (isSaid && isScarce(turn, 'lean')) return paragraphs([...answer, recalled(turn)]);
  const led = nudge(turn, fitting(turn, STAY_WORDS).fits) ?? nudge(turn);
  return paragraphs([...answer, recalled(turn)], [led]);
}

/** The mention of an earlier deed. The reason for an open choice comes before any other. */
const recalled = (turn: Narration): string | null =>
  earned(turn, fitting(turn, STAY_WORDS).fits) ??
  due(turn, fitting(turn, STAY_WORDS).fits) ??
  echo(turn, fitting(turn, STAY_WORDS));

function terse(turn: Narration, intent: string): Told {
  const act =
    actOf(turn, intent, fitting(turn, TERSE_WORDS - 8)) ?? draw(turn, 'hold', fitting(turn, TERSE_WORDS - 8));
  return ledBack(turn, act);
}

/** One line and the way back, within this many words. */
function ledBack(turn: Narration, line: string | null, words = TERSE_WORDS): Told {
  const isEnough = line !== null && isScarce(turn, 'lean');
  return paragraphs([line], [isEnough ? null : nudge(turn, fitting(turn, words).fits)]);
}

const fitting = (turn: Narration, words: number) => ({
  fits: (text: string) => wordsSaid(turn) + countWords(text) <= words,
});

/** The first step of acts whose answer has two. */
const FIRST_STEP: Readonly<Record<string, string>> = {
  look: 'look.act',
  speak: 'speak.act',
  ask: 'ask.act',
  do: 'doing',
};

const kindOf = (intent: string): string => FIRST_STEP[intent] ?? intent;

/** Whether the player uses a person: using a thing succeeds, but this is told as an attempt. */
function isUsedPerson({ reading, task }: Narration, intent: string): boolean {
  const { names = [] } = task.story.lexicon;
  return intent === 'use' && names.some(({ np, is }) => is === 'person' && np === reading?.person);
}

/** Slots that hold the player's words. */
const OWN_WORDS = ['do', 'words', 'question'];

/**
 * The act, in the player's words if the turn would not mention it otherwise. A language without fragments for
 * the act uses general ones.
 */
function actOf(turn: Narration, intent: string, options: DrawOptions = {}): string | null {
  const told = { ...options, slots: OWN_WORDS };
  const tried = isUsedPerson(turn, intent) ? draw(turn, 'doing', told) : null;
  if (tried !== null) return tried;
  const isBound = !hasAuthored(turn, intent);
  return (
    (isBound ? draw(turn, kindOf(intent), { ...told, isBound }) : null) ??
    (isBound && !UNTOLD.has(intent) ? draw(turn, 'doing', told) : null) ??
    (isBound && !UNNAMED.has(intent) ? draw(turn, 'about', options) : null) ??
    draw(turn, kindOf(intent), told) ??
    draw(turn, 'act', options)
  );
}

/** Acts that are not repeated in the player's words. */
const UNNAMED = new Set([...BARE, ...OUT_OF_PLACE, 'speak']);
/** Acts that succeed, so they are not told as attempts. */
const UNTOLD = new Set([...UNNAMED, 'look', 'rest']);

/** Whether the author has written an answer. */
const hasAuthored = (turn: Narration, intent: string): boolean =>
  (TOLD_ABOUT.has(intent) && freshNamedLore(turn) !== null) || nextBeat(turn) !== null;

/** Whether few answers are left, as in a language with small bags: then lore suffices. */
const areActsScarce = (turn: Narration, intent: string): boolean =>
  isScarce(turn, 'act') && (intent !== 'nonsense' || isScarce(turn, 'nonsense'));

/** Whether the act was told in the player's words. */
const echoesWords = ({ reading }: Narration, act: string | null): boolean =>
  [reading?.doing, reading?.words].some(
    (words) => typeof words === 'string' && act?.includes(words) === true,
  );

/** The scene's answer to the act: the first that exists, a more specific one if the act was told in general terms. */
function substance(turn: Narration, intent: string, isParticular: boolean): Paragraph {
  const answer = intent === 'ask' ? answerTo(turn) : null;
  if (answer) return answer;
  const asked = TOLD_ABOUT.has(intent) ? freshNamedLore(turn) : null;
  if (intent === 'ask') return asked === null ? unknown(turn) : [draw(turn, 'ask.known'), say(turn, asked)];
  if (asked !== null) return [say(turn, asked)];
  if (intent === 'speak') return heard(turn, isParticular);
  if (intent === 'look') return [looked(turn)];
  if (OUT_OF_PLACE.has(intent)) return [beat(turn)];
  return [isParticular ? beatByChance(turn) : around(turn)];
}

/** A person in the scene reacts to what was said; without a person, the subject is described. */
function heard(turn: Narration, isParticular: boolean): Paragraph {
  const result = draw(turn, 'speak.result');
  if (result !== null) return [result, isParticular ? beatByChance(turn) : around(turn)];
  const asked = freshNamedLore(turn);
  return [asked === null ? around(turn) : say(turn, asked)];
}

/** Says that the answer is unknown, or that there is nothing new. Other lore would sound like an answer. */
function unknown(turn: Narration): Paragraph {
  const nothingNew = isAskedAgain(turn) ? draw(turn, 'look.none') : null;
  return [nothingNew ?? draw(turn, 'ask.unknown'), ownBeat(turn) ?? beatByChance(turn)];
}

/** The author's words come before those that fit any story. */
const around = (turn: Narration): string | null => ownBeat(turn) ?? lore(turn) ?? sharedBeat(turn);

function lore(turn: Narration): string | null {
  const here = loreHere(turn);
  return here && say(turn, here);
}

/** The number of significant words in "look around". */
const VERB_ALONE = 1;

/** Describes the scene, unless the player looks at one thing. */
function looked(turn: Narration): string | null {
  const isAimed = (turn.reading?.keys.length ?? 0) > VERB_ALONE;
  if (!isAimed) return lore(turn) ?? beat(turn) ?? draw(turn, 'look.none');
  return beat(turn) ?? draw(turn, 'look.none') ?? lore(turn);
}

/** A beat: always in an open scene and after several short turns, otherwise by chance. */
function beatByChance(turn: Narration): string | null {
  const { task, facts } = turn;
  const lately = task.history.slice(-SHORT_TURNS);
  const areShort = lately.length === SHORT_TURNS && lately.every(({ text }) => countWords(text) < SHORT_TURN);
  if (areShort || task.scene.mode === 'open') return beat(turn);
  return !facts.isNearEnding && happens(turn, 'beat') ? beat(turn) : null;
}

/** The existing parts of each paragraph. */
export const paragraphs = (...all: readonly Paragraph[]): Told =>
  all.map((parts) => parts.filter((part) => part !== null)).filter((parts) => parts.length > 0);
