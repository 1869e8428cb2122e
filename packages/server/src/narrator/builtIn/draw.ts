import type { Signed } from '@kathaloka/story';
import { randomOf, shuffled } from './dice.ts';
import { isClause } from './deedClauses.ts';
import type { Fragment } from './fragments.ts';
import { hasDoubledWord, signedFilled } from './slots.ts';
import { countSuggested } from './leastSuggested.ts';
import { isFresh, saySigned, type Narration } from './Narration.ts';

/** Tags that are conditions. Every other tag names a figure of speech. */
const CONDITIONS = new Set(['light', 'n2', 'people', 'clause']);

/** A fragment is not repeated within this many turns, even with other fillers. */
const FRAGMENT_TURNS = 20;
/** A figure of speech is not repeated within this many turns. */
const FIGURE_TURNS = 10;

export interface DrawOptions {
  /** Extra fillers for this draw. */
  readonly fillers?: Readonly<Record<string, string>>;
  readonly fits?: (text: string) => boolean;
  /** Fragments that need one of these slots are preferred. */
  readonly slots?: readonly string[];
  /** Whether fragments without these slots are excluded. */
  readonly isBound?: boolean;
}

/**
 * The next fragment of a bag that can be told now, filled and added to the turn; null if there is none. A
 * fragment is drawn again only after all others that the story can fill.
 */
export function draw(turn: Narration, kind: string, options: DrawOptions = {}): string | null {
  const bag = turn.fragments.bag(turn.task.story.language, turn.temperament.key, kind);
  if (bag.length === 0) return null;
  const fillers = new Map([...turn.fillers, ...Object.entries(options.fillers ?? {})]);
  const possible = new Set(bag.filter((fragment) => isPossible(turn, fragment, fillers)));
  if (possible.size === 0) return null;
  const order = orderOf(turn, kind, bag, possible);
  const open = order.filter(({ isDrawn, fragment }) => !isDrawn && possible.has(fragment));
  const tellable = open.flatMap(({ fragment, place }) => {
    const pieces = signedFilled(fragment.text, fillers);
    const text = pieces.map((piece) => piece.text).join('');
    return !hasDoubledWord(fragment.text, fillers) &&
      isAllowed(turn, fragment, text) &&
      (options.fits?.(text) ?? true)
      ? [{ fragment, place, pieces }]
      : [];
  });
  const chosen = chosenOf(turn, tellable, options);
  if (!chosen) return null;
  record(turn, kind, chosen.place, chosen.fragment);
  return saySigned(turn, chosen.pieces);
}

interface Tellable {
  readonly fragment: Fragment;
  readonly place: number;
  readonly pieces: readonly Signed[];
}

function chosenOf(
  turn: Narration,
  tellable: readonly Tellable[],
  { slots, isBound = false }: DrawOptions,
): Tellable | undefined {
  const preferred = slots
    ? tellable.filter(({ fragment }) => fragment.slots.some((slot) => slots.includes(slot)))
    : [];
  const among = preferred.length > 0 || isBound ? preferred : tellable;
  return among.find(({ fragment }) => !isSecondFigure(turn, fragment)) ?? among[0];
}

/** Whether the story and the player's words provide what a fragment needs. */
function isPossible(
  { task, facts, temperament }: Narration,
  { slots, tags }: Fragment,
  fillers: ReadonlyMap<string, string>,
): boolean {
  return (
    slots.every((slot) => fillers.has(slot)) &&
    (!tags.includes('n2') || task.choices.length === 2) &&
    (!tags.includes('people') || facts.persons.length > 0) &&
    (!isClause(fillers.get('deed') ?? '') || !slots.includes('deed') || tags.includes('clause')) &&
    (!tags.includes('light') || temperament.turnsPerJoke !== null)
  );
}

interface Place {
  readonly fragment: Fragment;
  readonly place: number;
  readonly isDrawn: boolean;
}

/** The bag in the order of its epoch. A new epoch begins when every possible fragment was drawn. */
function orderOf(
  turn: Narration,
  kind: string,
  bag: readonly Fragment[],
  possible: ReadonlySet<Fragment>,
): Place[] {
  const { task, temperament, notes } = turn;
  const [epoch, drawn] = notes.bags[kind] ?? [0, ''];
  const name = `${task.story.language}/${temperament.key}/${kind}`;
  const bits = bitsOf(drawn);
  const order = shuffled(bag, randomOf(task.seed, name, epoch)).map((fragment, place) => ({
    fragment,
    place,
    isDrawn: ((bits >> BigInt(place)) & 1n) === 1n,
  }));
  if (order.some(({ fragment, isDrawn }) => !isDrawn && possible.has(fragment))) return order;
  notes.bags[kind] = [epoch + 1, ''];
  return orderOf(turn, kind, bag, possible);
}

const bitsOf = (drawn: string): bigint => (/^[\da-f]+$/.test(drawn) ? BigInt(`0x${drawn}`) : 0n);

function isAllowed(turn: Narration, fragment: Fragment, text: string): boolean {
  const { id, tags } = fragment;
  const { notes, number, facts, temperament } = turn;
  if (tags.includes('light')) {
    if (facts.isGrave || facts.isNearEnding) return false;
    if (number - notes.lastJoke < (temperament.turnsPerJoke ?? Number.POSITIVE_INFINITY)) return false;
  }
  const hasRecentFigure = notes.figures.some(
    ([figure, told]) => tags.includes(figure) && number - told < FIGURE_TURNS,
  );
  if (hasRecentFigure) return false;
  if (wasHeard(turn, fragment)) return false;
  if (notes.ids.some(([each, told]) => each === id && number - told < FRAGMENT_TURNS)) return false;
  return isFresh(turn, text);
}

/** Whether an undone turn told the fragment with other fillers: the notes no longer know that turn. */
function wasHeard({ task: { recentTexts } }: Narration, { text, slots }: Fragment): boolean {
  if (slots.length === 0) return false;
  const stock = stockOf(text);
  return recentTexts.slice(0, FRAGMENT_TURNS).some((told) => told.includes(stock));
}

const stocks = new Map<string, string>();

/** The longest stretch of the text that contains no slot. */
function stockOf(text: string): string {
  const known = stocks.get(text);
  if (known !== undefined) return known;
  const longest = text.split(/\{\w+\}/).reduce((one, other) => (other.length > one.length ? other : one));
  stocks.set(text, longest);
  return longest;
}

const figuresOf = ({ tags }: Fragment): string[] => tags.filter((tag) => !CONDITIONS.has(tag));

/** A second figure of speech in one turn is avoided, unless nothing else is left. */
const isSecondFigure = ({ notes, number }: Narration, fragment: Fragment): boolean =>
  figuresOf(fragment).length > 0 && notes.figures.some(([, told]) => told === number);

function record(
  { notes, number, suggested }: Narration,
  kind: string,
  place: number,
  fragment: Fragment,
): void {
  const [epoch, drawn] = notes.bags[kind] ?? [0, ''];
  notes.bags[kind] = [epoch, (bitsOf(drawn) | (1n << BigInt(place))).toString(16)];
  const lately = <T extends readonly [string, number]>(told: readonly T[], turns: number) =>
    told.filter(([, at]) => number - at < turns);
  notes.ids = [...lately(notes.ids, FRAGMENT_TURNS), [fragment.id, number]];
  const figures = figuresOf(fragment).map((figure): [string, number] => [figure, number]);
  notes.figures = [...lately(notes.figures, FIGURE_TURNS), ...figures];
  if (fragment.tags.includes('light')) notes.lastJoke = number;
  if (fragment.slots.includes('a'))
    countSuggested(notes, fragment.slots.includes('b') ? suggested : suggested.slice(0, 1));
}
