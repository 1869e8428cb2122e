import { choicesOf, type PartedText, partsSigned, type PlayState } from '@kathaloka/story';
import type { Queries } from '../../../platform/db/schema.ts';
import { nextTurn } from '../../../platform/nextTurn.ts';
import { sceneText, type Snapshot, snapshotOf } from '../stored/snapshots.ts';
import { withoutNames, writtenIn } from './givenNames.ts';
import type { CopiedTale } from './copyTale.ts';
import type { TaleCopy, TaleTurn } from './TaleCopy.ts';
import { TypedWords } from './typedWords.ts';

/**
 * The tale without what its player typed and answered, in its texts, states and memory. Scenes are told again in the
 * author's words. Facts that the player stated or corrected are left out, and so is a fact or summary that repeats
 * the player's words, because it cannot be told which part of it was theirs. A copy that an earlier release made
 * without typed words may be given again.
 */
export async function withoutTyped(db: Queries, { tale, typed, answers }: CopiedTale): Promise<TaleCopy> {
  const told = await toldBy(db, tale);
  const snapshots = new Set([...told.values()].flatMap((snapshot) => [snapshot, snapshot.in(null)]));
  const written = [...snapshots].flatMap(writtenIn);
  const words = new TypedWords([...told.values()].at(-1)!.language);
  await inPieces(written, lettersOf, (text) => words.wrote(text));
  const named = withoutNames(answers, written);
  // words typed before the first turn of the copy, or whose turn is not known
  const here = new Set(
    tale.turns.flatMap(({ user_input, selected_answer }) => [user_input, selected_answer]),
  );
  const all = [...typed, ...answers.map(([, answer]) => answer)].filter((text) => !here.has(text));
  await inPieces(all, lettersOf, (text) => words.add(text));
  const turns = await inPieces(tale.turns, lettersOfTurn, (turn) => {
    for (const text of [turn.user_input, turn.selected_answer]) if (text !== null) words.add(text);
    const clean = cleanTurn(turn, told.get(turn.snapshot_id)!, (text) => words.leaveOut(named(text)));
    words.told(clean.ai_response ?? '');
    return clean;
  });
  // memory may mention any word of the tale, so it is cleaned after all turns
  const clean = (text: string) => words.leaveOut(named({ text, parts: null })).text;
  const isClean = (...texts: readonly string[]) => texts.every((text) => clean(text) === text);
  const facts = await inPieces(
    tale.facts,
    ({ value }) => lettersOf(value),
    (fact) => {
      const { at, key, value, known_to, by } = fact;
      const isTold = by !== 'player' && !tale.turns[at]!.is_typed;
      return isTold && isClean(key.replaceAll('_', ' '), value, ...known_to) ? [fact] : [];
    },
  );
  const summaries = await inPieces(
    [...tale.summaries.entries()],
    ([, { text }]) => lettersOf(text),
    ([index, summary]) => ({
      ...summary,
      text: isClean(summary.text) && !coversTyped(tale, index) ? summary.text : '',
    }),
  );
  return { ...tale, turns, facts: facts.flat(), summaries };
}

/** Others have their turn after so many letters: with many unknown words they take five milliseconds. */
const LETTERS_A_TURN = 2_000;
/** What an entry takes besides its letters. */
const LETTERS_OF_AN_ENTRY = 100;

async function inPieces<Item, Result>(
  items: readonly Item[],
  lettersIn: (item: Item) => number,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const done: Result[] = [];
  let letters = 0;
  for (const item of items) {
    letters += LETTERS_OF_AN_ENTRY + lettersIn(item);
    if (letters > LETTERS_A_TURN) {
      await nextTurn();
      letters = 0;
    }
    done.push(work(item));
  }
  return done;
}

const lettersOf = (text: string): number => text.length;
const lettersOfTurn = ({ user_input, ai_response }: TaleTurn): number =>
  (user_input?.length ?? 0) + (ai_response?.length ?? 0);

/** The snapshots of a tale, in the language of the tale. */
async function toldBy(db: Queries, { turns, language }: TaleCopy): Promise<ReadonlyMap<string, Snapshot>> {
  const told = new Map<string, Snapshot>();
  for (const { snapshot_id } of turns)
    if (!told.has(snapshot_id)) told.set(snapshot_id, (await snapshotOf(db, snapshot_id)).in(language));
  return told;
}

/** Whether the player typed in any turn that the summary covers: those since the previous summary of its layer. */
function coversTyped({ summaries, turns }: TaleCopy, index: number): boolean {
  const { at, layer } = summaries[index]!;
  const before = summaries.slice(0, index).findLast((other) => other.layer === layer);
  return turns.slice((before?.at ?? -1) + 1, at + 1).some(({ is_typed }) => is_typed);
}

function cleanTurn(turn: TaleTurn, snapshot: Snapshot, cleaned: (told: PartedText) => PartedText): TaleTurn {
  const clean = (text: string) => cleaned({ text, parts: null }).text;
  const state = cleanState(turn.state, clean);
  const asWritten = turn.ai_response === sceneText(snapshot, turn.state);
  return {
    ...turn,
    user_input: null,
    selected_choice: turn.selected_choice === null ? null : clean(turn.selected_choice),
    selected_answer: null,
    ...(asWritten ? asAuthored(sceneText(snapshot, state)) : cleanText(turn, cleaned)),
    choices: asWritten
      ? choicesOf(snapshot.play, state)
      : turn.choices.map((choice) => ({ ...choice, text: clean(choice.text) })),
    // the choice that the player meant would reveal what they typed
    perhaps_meant: null,
    understood_as: null,
    state,
    notes: cleanNotes(turn.notes, clean),
  };
}

type ToldText = Pick<TaleTurn, 'ai_response' | 'parts'>;

const asAuthored = (text: string): ToldText => ({
  ai_response: text,
  parts: partsSigned([{ text, by: 'author' }]),
});

function cleanText(
  { ai_response, parts = null }: ToldText,
  cleaned: (told: PartedText) => PartedText,
): ToldText {
  if (ai_response === null) return { ai_response, parts };
  const told = cleaned({ text: ai_response, parts });
  return { ai_response: told.text, parts: told.parts };
}

function cleanState({ words: _answers, ...state }: PlayState, clean: (text: string) => string): PlayState {
  return { ...state, detours: state.detours.map(clean) };
}

/** Removes typed words from notes. Notes are mostly numbers and names of fragments, but may contain any text. */
function cleanNotes(notes: unknown, clean: (text: string) => string): unknown {
  if (typeof notes === 'string') return clean(notes);
  if (Array.isArray(notes)) return notes.map((note) => cleanNotes(note, clean));
  if (typeof notes !== 'object' || notes === null) return notes;
  return Object.fromEntries(Object.entries(notes).map(([key, note]) => [key, cleanNotes(note, clean)]));
}
