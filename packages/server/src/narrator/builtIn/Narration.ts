import type { Signed } from '@kathaloka/story';
import { lexiconNames } from '../lexiconNames.ts';
import type { NarrationTask, Verdict } from '../Narrator.ts';
import { updateDeeds } from './deeds.ts';
import type { InputParser, Reading } from './InputParser.ts';
import type { Fragments } from './fragments.ts';
import { type Intended, leastSuggested } from './leastSuggested.ts';
import { freshNotes, type Notes, readNotes } from './notes.ts';
import { factsOf, type SceneFacts } from './scene.ts';
import { fillersOf } from './slots.ts';
import { type Temperament, temperamentOf } from './temperaments.ts';
import { countWords, firstTokens, normalisedSentences, toldSentences } from './words.ts';

/** One turn while it is told. Drawn sentences are recorded in its notes and its window immediately. */
export interface Narration {
  readonly task: NarrationTask;
  readonly fragments: Fragments;
  readonly parser: InputParser;
  readonly temperament: Temperament;
  /** From 1, because the beginning of a story is not told by a narrator. */
  readonly number: number;
  /** The notes of the turn before, updated step by step for this turn. */
  readonly notes: Notes;
  /** The kind of the turn before, such as `scene`. */
  readonly last: string;
  /** Null where nothing was typed. */
  readonly reading: Reading | null;
  readonly facts: SceneFacts;
  readonly suggested: readonly Intended[];
  /** The fillers of the slots in fragments. */
  readonly fillers: ReadonlyMap<string, string>;
  /** Sentences that must not be repeated: those of recent turns, and those already told in this one. */
  readonly window: Set<string>;
  /** The first two words of the last two turns. */
  readonly openings: ReadonlySet<string>;
  /** Whether a typed line was understood, as far as it is known yet. */
  readonly verdict: { value: Verdict | null };
  /** The parts of this turn so far. */
  readonly said: string[];
  /** Whose words these are, for all that are not the author's. */
  readonly signed: Map<string, readonly Signed[]>;
}

/** A sentence is not repeated within this many turns. */
const WINDOW_TURNS = 30;

export function beginNarration(
  task: NarrationTask,
  { fragments, parser }: { fragments: Fragments; parser: InputParser },
): Narration {
  const temperament = temperamentOf(task.model_key);
  const before = readNotes(task.notes);
  const notes = before ?? freshNotes(Math.max(0, task.history.length - 1), temperament.key);
  const number = notes.turn + 1;
  const facts = factsOf(task, fragments);
  const reading = readingOf(task, parser, facts);
  updateDeeds({ task, notes, number, isNew: before === null });
  enterScene(task, notes, temperament);
  const suggested = leastSuggested(task, parser, notes);
  const { last } = notes;
  notes.turn = number;
  notes.last = task.kind;
  return {
    task,
    fragments,
    parser,
    temperament,
    number,
    notes,
    last,
    reading,
    facts,
    suggested,
    fillers: fillersOf({ task, reading, facts, suggested }),
    window: windowOf(task),
    openings: openingsOf(task),
    verdict: { value: null },
    said: [],
    signed: new Map(),
  };
}

function readingOf(
  { kind, input, story }: NarrationTask,
  parser: InputParser,
  { persons }: SceneFacts,
): Reading | null {
  if (kind !== 'detour' || input === null) return null;
  const names = lexiconNames(story.lexicon);
  return parser.read(input, { language: story.language, names, present: persons });
}

/** Resets notes: a new temperament has other bags, a new scene has other choices. */
function enterScene({ state, kind }: NarrationTask, notes: Notes, { key }: Temperament): void {
  if (notes.temperament !== key) Object.assign(notes, { temperament: key, bags: {} });
  if (kind !== 'scene' && notes.node === state.node) return;
  notes.node = state.node;
  notes.echoed = [];
  notes.leaned = [];
  notes.act = ['', 0];
}

/** Includes undone turns, so that a retelling is fresh. */
function windowOf({ recentTexts, history }: NarrationTask): Set<string> {
  const texts = new Set([
    ...recentTexts.slice(0, WINDOW_TURNS),
    ...history.slice(-WINDOW_TURNS).map(({ text }) => text),
  ]);
  return new Set([...texts].flatMap(toldSentences));
}

function openingsOf({ recentTexts, history }: NarrationTask): Set<string> {
  const texts = [...recentTexts.slice(0, 2), ...history.slice(-2).map(({ text }) => text)];
  return new Set(texts.map(firstTokens));
}

/** Whether none of its sentences was told recently. */
export const isUnheard = ({ window }: Narration, text: string): boolean =>
  normalisedSentences(text).every((sentence) => !window.has(sentence));

/** Whether the text is unheard and, at the beginning of a turn, opens with new words. */
export const isFresh = (turn: Narration, text: string): boolean =>
  (turn.said.length > 0 || !turn.openings.has(firstTokens(text))) && isUnheard(turn, text);

/** Adds words of the author to the turn. */
export function say({ window, said }: Narration, text: string): string {
  for (const sentence of normalisedSentences(text)) window.add(sentence);
  said.push(text);
  return text;
}

/** Adds words to the turn that are not the author's, or not all of them. */
export function saySigned(turn: Narration, pieces: readonly Signed[]): string {
  const text = pieces.map((piece) => piece.text).join('');
  turn.signed.set(text, pieces);
  return say(turn, text);
}

/** Whose words a text of this turn is. */
export const signedIn = ({ signed }: Narration, text: string): readonly Signed[] =>
  signed.get(text) ?? [{ text, by: 'author' }];

export const wordsSaid = ({ said }: Narration): number =>
  said.reduce((sum, text) => sum + countWords(text), 0);
