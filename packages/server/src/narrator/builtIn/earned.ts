import { MIN_AGE, MIN_TURNS_BETWEEN } from './deeds.ts';
import { hash } from './dice.ts';
import { draw } from './draw.ts';
import type { Narration } from './Narration.ts';

/** The maximum number of earned deeds in the notes. */
const EARNED_MAX = 30;

/**
 * Tells why an earlier deed has opened a choice, once per deed and not soon after it. In a scene it does not
 * name the choice, because the author's text has not led to it yet.
 */
export function earned(turn: Narration, fits: (text: string) => boolean): string | null {
  const { task, notes, parser } = turn;
  if (notes.turn - notes.lastEcho < MIN_TURNS_BETWEEN) return null;
  const due = task.earned?.find(({ deed }) => {
    const key = hash(deed);
    const note = notes.deeds.find((each) => each.key === key);
    return note && notes.turn - note.turn >= MIN_AGE && !notes.earned.includes(key);
  });
  if (!due) return null;
  const way = task.kind === 'scene' ? null : parser.intention(due.text, task.story.language);
  const fillers = { deed: due.deed, ...(way !== null && { way }) };
  const text = draw(turn, 'earned', { fillers, fits, slots: ['way'] });
  if (text === null) return null;
  const key = hash(due.deed);
  notes.earned = [...notes.earned, key].slice(-EARNED_MAX);
  // the deed counts as mentioned, so that no echo repeats it immediately
  const note = notes.deeds.find((each) => each.key === key);
  if (note) Object.assign(note, { told: note.told + 1, lastTold: notes.turn });
  notes.lastEcho = notes.turn;
  return text;
}
