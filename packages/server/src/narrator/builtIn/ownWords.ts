import type { FactKind } from '../Entry.ts';
import { significant, sharesForm } from '../entries/matching.ts';
import { recalled, type Remembered } from '../entries/recall.ts';
import { peopleIn } from '../prompts/peopleHere.ts';
import { draw } from './draw.ts';
import { isUnheard, saySigned, type Narration } from './Narration.ts';

/** So many turns lie between two promises that are named unasked. */
const TURNS_BETWEEN = 10;
const OPEN: ReadonlySet<FactKind> = new Set<FactKind>(['promise', 'debt']);

/** The answer to a question about what the player has said, in their own words; null if there is none. */
export function ownWords(turn: Narration): string | null {
  const { input, story, scene, history } = turn.task;
  if (input === null) return null;
  const present = peopleIn(story.lexicon, [scene.text, ...history.slice(-2).map(({ text }) => text)]);
  const found = recalled(input, statedIn(turn), { language: story.language, present });
  if (found === null) return null;
  const said = asQuoted(found.quote);
  return (
    draw(turn, 'recall', { fillers: { said } }) ?? saySigned(turn, [{ text: `“${said}”`, by: 'player' }])
  );
}

/** A promise or debt that is still open, where none was named for some turns. */
export function due(turn: Narration, fits: (text: string) => boolean): string | null {
  if (turn.number - turn.notes.lastDue < TURNS_BETWEEN) return null;
  const stated = statedIn(turn);
  const open = stated.filter(
    ({ kind, quote }, at) => OPEN.has(kind) && !isSettled(turn, quote, stated.slice(0, at)),
  );
  // the oldest first, which the player may have forgotten
  const found = open.toReversed().find(({ quote }) => isUnheard(turn, quote));
  const text = found && draw(turn, 'due', { fillers: { said: asQuoted(found.quote) }, fits });
  if (text === undefined || text === null) return null;
  turn.notes.lastDue = turn.number;
  return text;
}

const statedIn = ({ task }: Narration): readonly Remembered[] =>
  (task.memory?.facts ?? []).flatMap(({ kind, value, known_to = [] }) =>
    kind === undefined || kind === 'fact' ? [] : [{ kind, quote: value, known_to }],
  );

/** Whether something was given since that has two words of the promise: the person, and the thing. */
function isSettled({ task }: Narration, promise: string, since: readonly Remembered[]): boolean {
  const { language } = task.story;
  const wanted = significant(promise, language);
  return since.some(({ kind, quote }) => {
    if (kind !== 'gift') return false;
    const given = significant(quote, language);
    return wanted.filter((word) => given.some((other) => sharesForm(word, other))).length >= 2;
  });
}

/** Without the mark at its end, which the sentence around it has. */
const asQuoted = (quote: string): string => quote.replace(/[.।۔…\s]+$/u, '').replaceAll(/[“”{}]/g, '');
