import { callback, noteCallback } from './deeds.ts';
import { randomOf, shuffled } from './dice.ts';
import { draw } from './draw.ts';
import type { FoundLore } from './temperaments.ts';
import { isFresh, isUnheard, say, type Narration } from './Narration.ts';
import { mentions } from './words.ts';

type Part = 'bridge' | 'beat' | 'echo';

/** Throws the dice for a part: whether it happens. Each part has its own random numbers; a retelling draws again. */
export function happens({ task, temperament, number }: Narration, part: Part, factor = 1): boolean {
  const thrown = randomOf(task.seed, number, part, ...(task.retelling > 0 ? [task.retelling] : []))();
  return thrown < temperament.chance[part] * factor;
}

/** Whether to mention a deed: half as likely in a grave scene, and the likelier the longer none was mentioned. */
function echoHappens(turn: Narration): boolean {
  const { facts, notes, number } = turn;
  const waited = Math.min(MAX_WAIT, number - Math.max(0, notes.lastEcho)) / USUAL_WAIT;
  return happens(turn, 'echo', facts.isGrave ? waited / 2 : waited);
}

/** After `USUAL_WAIT` turns without a mention, the temperament's chance applies; it grows up to `MAX_WAIT` turns. */
const USUAL_WAIT = 2;
const MAX_WAIT = 12;

function loreWhere({ task }: Narration, isFound: (key: string) => boolean): FoundLore[] {
  return task.story.lore_cards
    .map((card): FoundLore => ({ card, matched: card.keys.filter(isFound).length }))
    .filter(({ card, matched }) => matched > 0 && card.text.trim() !== '');
}

/** The text of the first of these cards that was not told recently. */
function freshLore(turn: Narration, found: readonly FoundLore[]): string | null {
  const fresh = found.filter(({ card }) => isUnheard(turn, card.text));
  return fresh.toSorted(turn.temperament.loreOrder)[0]?.card.text.trim() ?? null;
}

/** Lore about something in the scene. */
export const loreHere = (turn: Narration): string | null =>
  freshLore(
    turn,
    loreWhere(turn, (key) => mentions(turn.facts.text, key)),
  );

/** Tells one of the author's sentences for the senses: one of this scene if any is left, otherwise a general one. */
export function ownBeat(turn: Narration): string | null {
  const own = nextBeat(turn);
  return own === null ? null : say(turn, own);
}

/** The author's next sentence for the senses; null if none is left. */
export function nextBeat(turn: Narration): string | null {
  const { task } = turn;
  const { beats = [] } = task.story.lexicon;
  const mixed = shuffled(beats, randomOf(task.seed, 'beats'));
  const here = mixed.filter(({ nodes }) => nodes?.includes(task.state.node ?? '') ?? false);
  const anywhere = mixed.filter(({ nodes }) => nodes === undefined || nodes.length === 0);
  const own = [...here, ...anywhere].find(({ text }) => text.trim() !== '' && isFresh(turn, text));
  return own?.text.trim() ?? null;
}

/** A sentence that fits any story, except in a grave scene or near an ending. */
export function sharedBeat(turn: Narration): string | null {
  const { task, facts } = turn;
  const isBarred = facts.isGrave || (facts.isNearEnding && task.kind !== 'setting');
  return isBarred ? null : draw(turn, 'beat');
}

export const beat = (turn: Narration): string | null => ownBeat(turn) ?? sharedBeat(turn);

const FIRST_ECHO = 3;

/** Mentions an earlier deed, if one is due. */
export function echo(
  turn: Narration,
  { fits = () => true, isWanted = false }: { fits?: (text: string) => boolean; isWanted?: boolean } = {},
): string | null {
  const { task, notes, number } = turn;
  if (number < FIRST_ECHO && !isWanted) return null;
  if (!isWanted && !echoHappens(turn)) return null;
  const due = callback(task, notes);
  if (!due) return null;
  const text = draw(turn, 'echo', { fillers: { deed: due.deed }, fits });
  if (text !== null) noteCallback(notes, due);
  return text;
}
