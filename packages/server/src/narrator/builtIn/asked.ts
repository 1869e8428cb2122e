import { hash } from './dice.ts';
import { draw } from './draw.ts';
import { noteCallback } from './deeds.ts';
import { beat, loreAbout, freshNamedLore, loreHere } from './substance.ts';
import { say, type Narration } from './Narration.ts';

type Answer = readonly (string | null)[];

/** The answer, from the story's data, to a question about place, people or deeds; null if there is none. */
export function answerTo(turn: Narration): Answer | null {
  if (freshNamedLore(turn) !== null) return null;
  switch (turn.reading?.topic) {
    case 'place':
      return placed(turn);
    case 'people':
      return accompanied(turn);
    case 'deeds':
      return remembered(turn);
    default:
      return null;
  }
}

function placed(turn: Narration): Answer | null {
  const place = draw(turn, 'immerse.place', { slots: ['place'], isBound: true });
  if (place === null) return null;
  const lore = loreHere(turn);
  return [place, lore === null ? beat(turn) : say(turn, lore)];
}

function accompanied(turn: Narration): Answer | null {
  const [person] = turn.facts.persons;
  const named = person === undefined ? null : draw(turn, 'ask.people');
  if (named === null) return null;
  const lore = loreAbout(turn, turn.fillers.get('person') ?? person!);
  return [named, lore === null ? beat(turn) : say(turn, lore)];
}

/** The latest deed, even if it was mentioned recently. */
function remembered(turn: Narration): Answer | null {
  const { notes, task } = turn;
  const deed = task.state.deeds.at(-1);
  const note = notes.deeds.find(({ key }) => deed !== undefined && key === hash(deed));
  if (deed === undefined || !note) return null;
  const text = draw(turn, 'echo', { fillers: { deed } });
  if (text === null) return null;
  noteCallback(notes, { note, deed });
  return [text];
}
