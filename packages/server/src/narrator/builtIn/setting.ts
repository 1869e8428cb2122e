import { randomOf, shuffled } from './dice.ts';
import { draw } from './draw.ts';
import { filled } from './slots.ts';
import { beat, echo, loreHere } from './substance.ts';
import { paragraphs, type Told } from './stay.ts';
import { say, type Narration, wordsSaid } from './Narration.ts';
import { countWords } from './words.ts';

const SETTING_WORDS = 110;

/** Describes where the player is. The story does not move. */
export function tellSetting(turn: Narration): Told {
  const head = [draw(turn, 'immerse.head'), draw(turn, 'immerse.place')];
  const sensed = [beat(turn), beat(turn)];
  return paragraphs(head, sensed, [known(turn) ?? echo(turn, { isWanted: true })]);
}

function known(turn: Narration): string | null {
  const lore = loreHere(turn);
  return lore !== null && wordsSaid(turn) + countWords(lore) <= SETTING_WORDS ? say(turn, lore) : null;
}

/** Side paths to look at things here or to stand still, up to the number that is wanted. */
export function detoursOf({ task, facts, fragments, temperament, number }: Narration): string[] {
  const wanted = task.detours - task.state.detours.length;
  if (wanted <= 0) return [];
  const { language } = task.story;
  const bagOf = (kind: string) =>
    shuffled(fragments.bag(language, temperament.key, kind), randomOf(task.seed, number, kind));
  const names = shuffled(facts.names, randomOf(task.seed, number, 'names'));
  const looks = bagOf('detour.look');
  const texts = names.flatMap((name, index) => {
    const fragment = looks[index % Math.max(1, looks.length)];
    return fragment ? [filled(fragment.text, new Map(fragment.slots.map((slot) => [slot, name])))] : [];
  });
  const stills = bagOf('detour.still').filter(({ slots }) => slots.length === 0);
  const offered = new Set([...task.choices, ...task.state.detours]);
  return [...texts.slice(0, 1), ...stills.map(({ text }) => text), ...texts.slice(1)]
    .filter((text) => !offered.has(text))
    .slice(0, wanted);
}
