import type { TurnChange, TurnCheck } from '@kathaloka/contract/entities';
import { chanceOf, spaced } from '@kathaloka/story/logTexts';
import type { Words } from '../../words/en.ts';
import type { LogEntry } from './logEntry.ts';

type SheetWords = Words['playSheet'];

/** The chance of an attempt in words. */
export const oddsText = (odds: number, { odds: words }: SheetWords): string => words[chanceOf(odds)];

/** The text of an entry of the log, or a shared part, about the sheet; empty for other entries. */
export function sheetText(
  { check, changes }: Pick<LogEntry, 'check' | 'changes'>,
  words: SheetWords,
): string {
  if (check) return checkText(check, words);
  return changes ? changesText(changes, words) : '';
}

/** The result of an attempt as a line of the log. */
function checkText({ name, at_least, had, roll }: TurnCheck, words: SheetWords): string {
  const shown = apart(spaced(name));
  return roll === undefined ? words.needed(shown, at_least, had) : words.rolled(at_least, shown, had, roll);
}

/** What a turn changed of the sheet as a line of the log. */
const changesText = (changes: readonly TurnChange[], { changes: words }: SheetWords): string =>
  changes.map((change) => changeText(change, words)).join(' ');

function changeText(
  { kind, what: bareWhat, who: bareWho, by = 0 }: TurnChange,
  words: SheetWords['changes'],
) {
  const what = apart(bareWhat);
  const who = bareWho === undefined ? what : apart(bareWho);
  switch (kind) {
    case 'gave':
      return words.gave(what, bareWho === undefined ? undefined : who);
    case 'owes':
    case 'kept':
    case 'broke':
      return words[kind](who, what);
    case 'died':
    case 'told':
      return words[kind](who);
    case 'health':
      return words.health(by);
    default:
      return words[kind](what);
  }
}

/** Isolates a name that is read from right to left, since numbers beside it would change their places. */
const apart = (name: string): string => (/\p{Script=Arabic}/u.test(name) ? `\u2068${name}\u2069` : name);
