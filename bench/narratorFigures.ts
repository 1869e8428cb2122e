import type { StoryCreate } from '@kathaloka/contract/entities';
import { edgesOf, playStory, type PlayStory } from '@kathaloka/story';
import { type Fragment, type Fragments } from '../packages/server/src/narrator/builtIn/fragments.ts';
import { factsOf } from '../packages/server/src/narrator/builtIn/scene.ts';
import {
  countWords,
  openingOf,
  sentencesOf,
  tokensOf,
} from '../packages/server/src/narrator/builtIn/words.ts';
import { quantile, sum } from './harness.ts';
import { drawnIn, inventionsIn, scarsIn, stockIn } from './narratorInventions.ts';
import type { SimulatedTurn } from '../packages/server/src/testing/simulatedPlay.ts';

/** What was counted over sessions. */
export interface Count {
  turns: number;
  /** Stories that a player who wants to could not end. */
  endless: number;
  repeats: number;
  unfilled: number;
  scars: number;
  stock: number;
  inventions: number;
  offGraph: number;
  jokesInGrave: number;
  echoes: number;
  echoTurns: number;
  guided: { author: number; all: number };
  /** Of those who play along, and of those who do not. */
  answered: { yes: number; all: number };
  answeredOthers: { yes: number; all: number };
  withoutLean: { yes: number; all: number };
  detourWords: number[];
  openings: number[];
  milliseconds: number[];
  notes: number;
  examples: string[];
}

export const noCount = (): Count => ({
  turns: 0,
  endless: 0,
  repeats: 0,
  unfilled: 0,
  scars: 0,
  stock: 0,
  inventions: 0,
  offGraph: 0,
  jokesInGrave: 0,
  echoes: 0,
  echoTurns: 0,
  guided: { author: 0, all: 0 },
  answered: { yes: 0, all: 0 },
  answeredOthers: { yes: 0, all: 0 },
  withoutLean: { yes: 0, all: 0 },
  detourWords: [],
  openings: [],
  milliseconds: [],
  notes: 0,
  examples: [],
});

const WINDOW = 30;
/** Printed of each kind of fault. */
const EXAMPLES = 6;

interface About {
  readonly story: StoryCreate;
  readonly fragments: Fragments;
  readonly player: string;
}

export function countSession(count: Count, turns: readonly SimulatedTurn[], about: About): void {
  turns.forEach((turn, index) => {
    const { task, parent } = turn;
    if (!task || !parent) return;
    count.turns += 1;
    count.milliseconds.push(turn.milliseconds);
    count.notes = Math.max(count.notes, JSON.stringify(turn.notes).length);
    const own = ownText(turn);
    if (/[{}]/.test(own)) fault(count, 'unfilled', own);
    if (!isOnGraph(turn, about)) fault(count, 'offGraph', `${parent.state.node} to ${turn.state.node}`);
    for (const { text } of stockIn(turns, index, about.fragments)) fault(count, 'stock', text);
    for (const text of inventionsIn(turn, about.fragments, own))
      fault(count, 'inventions', `${turn.input}: ${text}`);
    for (const scar of scarsIn(turn.text, about.story.language))
      fault(count, 'scars', `${scar} in ${own || turn.text}`);
    countRepeats(count, own, turns.slice(Math.max(0, index - WINDOW), index));
    countJokes(count, turn, own, about);
    if (task.kind === 'detour') countDetour(count, turn, about);
    if (task.kind === 'scene' && task.scene.mode === 'guided') {
      count.guided.author += countWords(turn.text) - countWords(own);
      count.guided.all += countWords(turn.text);
    }
  });
  countEchoes(count, turns);
  if (turns.length > WINDOW)
    count.openings.push(new Set(turns.slice(-WINDOW).map(({ text }) => openingOf(text))).size);
}

function fault(
  count: Count,
  kind: 'repeats' | 'unfilled' | 'scars' | 'stock' | 'inventions' | 'offGraph' | 'jokesInGrave',
  example: string,
): void {
  count[kind] += 1;
  if (count[kind] <= EXAMPLES) count.examples.push(`${kind}: ${example}`);
}

/** What is not the passage of a scene. */
function ownText({ task, text }: SimulatedTurn): string {
  if (task?.kind !== 'scene') return text;
  const at = text.indexOf(task.scene.text.trim());
  if (at >= 0) return text.slice(0, at);
  return text.split(/\n{2,}/)[0] ?? '';
}

function countRepeats(count: Count, own: string, before: readonly SimulatedTurn[]): void {
  const told = new Set(before.flatMap(({ text }) => sentencesOf(text)));
  for (const sentence of sentencesOf(own)) if (told.has(sentence)) fault(count, 'repeats', sentence);
}

function isOnGraph({ task, state, parent, detours }: SimulatedTurn, { story }: About): boolean {
  if (!parent) return true;
  if (task?.kind !== 'scene')
    return state.node === parent.state.node && !detours.some((each) => task!.choices.includes(each));
  return edgesOf(playOf(story), parent.state).some(({ target }) => target === state.node);
}

const plays = new Map<StoryCreate, PlayStory>();
function playOf(story: StoryCreate): PlayStory {
  const known = plays.get(story) ?? playStory(story);
  plays.set(story, known);
  return known;
}

const patterns = new Map<Fragment, RegExp>();
function patternOf(fragment: Fragment): RegExp {
  const known = patterns.get(fragment);
  if (known) return known;
  const pattern = new RegExp(
    fragment.text
      .split(/\{\w+\}[.,]?/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  );
  patterns.set(fragment, pattern);
  return pattern;
}

function countJokes(count: Count, { task }: SimulatedTurn, own: string, { fragments }: About): void {
  if (!task || own === '' || !factsOf(task, fragments).isGrave) return;
  for (const [name, bag] of fragments.files) {
    if (!name.startsWith(`${task.story.language}/${task.model_key}/`)) continue;
    for (const fragment of bag)
      if (fragment.tags.includes('light') && patternOf(fragment).test(own)) fault(count, 'jokesInGrave', own);
  }
}

/** Insults are not repeated, and questions about the narrator are answered with plain truth. */
const UNANSWERED = new Set(['abuse', 'meta', 'howto']);
/** They outlast what an author has written about one scene. */
const OTHERS = new Set(['off-topic', 'hostile']);
const actOf = (notes: unknown): string => (notes as { act: [string, number] }).act[0];

function countDetour(count: Count, turn: SimulatedTurn, { story, fragments, player }: About): void {
  const { task, text, input, notes } = turn;
  count.detourWords.push(countWords(text));
  const authored = [...(story.lore_cards ?? []), ...(story.lexicon?.beats ?? [])];
  const typed = tokensOf(input ?? '').filter((word) => word.length > 3);
  const words = new Set(tokensOf(text));
  const isAnswered =
    typed.some((word) => words.has(word)) || authored.some((each) => text.includes(each.text.trim()));
  if (!UNANSWERED.has(actOf(notes))) {
    const answered = OTHERS.has(player) ? count.answeredOthers : count.answered;
    answered.all += 1;
    if (isAnswered) answered.yes += 1;
  }
  // in a language with few phrases they are reserved for turns that have nothing else
  if (task!.choices.length === 0 || fragments.bag(story.language, task!.model_key, 'lean').length < 30)
    return;
  count.withoutLean.all += 1;
  if (!isLedBack(turn, fragments)) count.withoutLean.yes += 1;
}

const LEADS = ['lean', 'nudge.1', 'nudge.2', 'nudge.3'];

/** Whether a phrase of this turn leads back to the choices; it may stand alone. */
function isLedBack(turn: SimulatedTurn, fragments: Fragments): boolean {
  const { story, model_key } = turn.task!;
  const leads = LEADS.flatMap((kind) => fragments.bag(story.language, model_key, kind));
  return drawnIn(turn, fragments).some((fragment) => leads.includes(fragment));
}

interface StoredNotes {
  readonly turn: number;
  readonly lastEcho: number;
}

function countEchoes(count: Count, turns: readonly SimulatedTurn[]): void {
  count.echoTurns += turns.length;
  for (const { notes } of turns) {
    const stored = notes as StoredNotes | null;
    if (stored && stored.lastEcho === stored.turn) count.echoes += 1;
  }
}

export interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly wanted: string;
  readonly isMet: boolean;
  readonly isHard: boolean;
}

const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);
const share = ({ yes, all }: { yes: number; all: number }): number => yes / Math.max(1, all);

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

const none = (figure: string, value: number): Figure => ({
  figure,
  value,
  wanted: '0',
  isMet: value === 0,
  isHard: true,
});

const within = (figure: string, value: number, from: number, to: number, isHard = false): Figure => ({
  figure,
  value,
  wanted:
    to === Number.POSITIVE_INFINITY ? `at least ${from}` : from === 0 ? `at most ${to}` : `${from} to ${to}`,
  isMet: value >= from && value <= to,
  isHard,
});

export function figuresOf(count: Count): Figure[] {
  const most = Number.POSITIVE_INFINITY;
  return [
    none('repeated sentences', count.repeats),
    none('unfilled slots', count.unfilled),
    none('scars of grammar', count.scars),
    none('stock phrases again within 20 turns', count.stock),
    none('speech or deeds invented for the player', count.inventions),
    none('steps off the graph', count.offGraph),
    none('stories that cannot be ended', count.endless),
    none('jokes in grave scenes', count.jokesInGrave),
    within('p95 of a turn in ms', quantile(count.milliseconds, 0.95), 0, 5, true),
    within('mean of a turn in ms', mean(count.milliseconds), 0, 5, true),
    within('largest notes in bytes', count.notes, 0, 4096, true),
    within(
      'share of the author in guided turns',
      count.guided.author / Math.max(1, count.guided.all),
      0.75,
      1,
    ),
    within('share of detours that answer', share(count.answered), 0.85, 1),
    within('the same with players who do not play along', share(count.answeredOthers), 0.5, 1),
    within('share of detours without a lean', share(count.withoutLean), 0, 0.01),
    within('echoes in 10 turns', (10 * count.echoes) / Math.max(1, count.echoTurns), 1, 2.5),
    within('words of a detour', mean(count.detourWords), 35, 60),
    within('their deviation', deviation(count.detourWords), 12, most),
    within('openings in 30 turns', mean(count.openings), 24, most),
  ];
}
