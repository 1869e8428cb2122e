import type { PlaySheet, TurnChange, TurnCheck } from '@kathaloka/contract/entities';
import { chanceOf, spaced } from '@kathaloka/story';
import type { Place } from '../runtime/reading.ts';
import { make, signedBy } from './dom.ts';
import { directionOf, type Words } from './words.ts';

/** The chance of an attempt in words, and in percent on request. */
export function oddsText(odds: number, { odds: words }: Words, inPercent: boolean): string {
  const told = words[chanceOf(odds)];
  return inPercent ? `${told}: ${odds}%` : told;
}

const line = ({ tag }: Words, className: string, textContent: string): HTMLElement =>
  make('p', { className, lang: tag, dir: directionOf(tag), textContent }, { attributes: signedBy('rule') });

/** How an attempt went; null if the move was none. */
export const drawCheck = ({ check }: Place, words: Words): HTMLElement | null =>
  check && line(words, 'told', checkText(check, words));

/** What a move has changed of the sheet; null for nothing. */
export const drawChanges = ({ changes }: Place, words: Words): HTMLElement | null =>
  changes.length === 0
    ? null
    : line(words, 'told', changes.map((change) => changeText(change, words)).join(' '));

/** What the reader carries, and how they are; null if there is nothing to say. */
export function drawSheet({ sheet }: Place, words: Words): HTMLElement | null {
  const parts = sheet ? sheetParts(sheet, words) : [];
  return parts.length === 0 ? null : line(words, 'told', parts.join(' · '));
}

const list = (label: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${label}: ${names.map(apart).join(', ')}`];

function sheetParts({ carried, slots, hurts, owed, health }: PlaySheet, words: Words): string[] {
  return [
    ...list(
      words.carried(carried.length, slots),
      carried.map(({ name }) => name),
    ),
    ...list(words.hurts, hurts),
    ...list(
      words.owed,
      owed.map(({ to, what }) => `${to}: ${what}`),
    ),
    ...(health ? [words.health(health.now, health.max)] : []),
  ];
}

const checkText = ({ name, at_least, had, roll }: TurnCheck, { needed, rolled }: Words): string =>
  roll === undefined
    ? needed(apart(spaced(name)), at_least, had)
    : rolled(apart(spaced(name)), at_least, had, roll);

function changeText({ kind, what, who = '', by = 0 }: TurnChange, { changes }: Words): string {
  return kind === 'health' ? changes.health(by) : changes[kind](apart(what), apart(who));
}

/** Isolates the author's words, which may be read in the other direction. */
const apart = (words: string): string => `\u2068${words}\u2069`;
