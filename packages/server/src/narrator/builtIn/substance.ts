import type { LoreCard } from '@kathaloka/contract/entities';
import { callback, noteCallback } from './deeds.ts';
import { randomOf, shuffled } from './dice.ts';
import { draw } from './draw.ts';
import type { FoundLore } from './temperaments.ts';
import { isFresh, isUnheard, say, type Turn } from './Turn.ts';
import { mentions, searchable } from './words.ts';

type Part = 'bridge' | 'beat' | 'echo';

/** Drawn from a generator of the part alone; another telling of the same turn throws again. */
export function happens({ task, temperament, facts, number }: Turn, part: Part): boolean {
  const halved = part === 'echo' && facts.isGrave ? 2 : 1;
  const thrown = randomOf(task.seed, number, part, ...(task.telling > 0 ? [task.telling] : []))();
  return thrown < temperament.chance[part] / halved;
}

/** A lore card, whole, whose key stands in the text, and that was not told lately. */
function loreIn(turn: Turn, text: string): string | null {
  const found = turn.task.story.lore_cards
    .map((card): FoundLore => ({ card, matched: matchesIn(card, text) }))
    .filter(({ card, matched }) => matched > 0 && card.text.trim() !== '' && isUnheard(turn, card.text));
  return found.sort(turn.temperament.loreOrder)[0]?.card.text.trim() ?? null;
}

const matchesIn = ({ keys }: LoreCard, text: string): number =>
  keys.filter((key) => mentions(text, key)).length;

/** Lore about what the player named. */
export function loreAsked(turn: Turn): string | null {
  const { reading, task } = turn;
  return reading && loreIn(turn, searchable([task.input ?? '', ...reading.keys].join(' ')));
}

/** Lore about what stands in the scene. */
export const loreHere = (turn: Turn): string | null => loreIn(turn, turn.facts.text);

/** A sentence for the senses: the story's own first, those of this scene before those of all. */
export function beat(turn: Turn, fits: (text: string) => boolean = () => true): string | null {
  const { task, facts } = turn;
  const { beats = [] } = task.story.lexicon;
  const mixed = shuffled(beats, randomOf(task.seed, 'beats'));
  const here = mixed.filter(({ nodes }) => nodes?.includes(task.state.node ?? '') ?? false);
  const anywhere = mixed.filter(({ nodes }) => nodes === undefined || nodes.length === 0);
  const own = [...here, ...anywhere].find(
    ({ text }) => text.trim() !== '' && isFresh(turn, text) && fits(text),
  );
  if (own) return say(turn, own.text.trim());
  return facts.isGrave ? null : draw(turn, 'beat', { fits });
}

const FIRST_ECHO = 3;

/** A deed called back, if one is due. */
export function echo(
  turn: Turn,
  { fits = () => true, isWanted = false }: { fits?: (text: string) => boolean; isWanted?: boolean } = {},
): string | null {
  const { task, notes, number } = turn;
  if (number < FIRST_ECHO && !isWanted) return null;
  if (!isWanted && !happens(turn, 'echo')) return null;
  const due = callback(task, notes);
  if (!due) return null;
  const text = draw(turn, 'echo', { fillers: { deed: due.deed }, fits });
  if (text !== null) noteCallback(notes, due);
  return text;
}
