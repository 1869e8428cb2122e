import {
  advance,
  beginPlay,
  choicesOf,
  type PlayState,
  playStory,
  type Random,
  sceneTextOf,
  seededRandom,
  withAnswer,
} from '@kathaloka/story';
import type * as runtime from '../runtime/index.ts';

/** Longer than any walk through a bundled story. */
const STEPS_MAX = 400;

const NAMES = ['Meera', '  {oil} <b>', 'मीरा', ''];

/** The first difference between two runtimes on the same random walks; undefined if there is none. */
export function firstDifference(
  { readStory, openTale, beginReading, makeMove, placeOf, stateOf }: typeof runtime,
  file: object,
  { walks, seed }: { readonly walks: number; readonly seed: number },
): string | undefined {
  const { story, fault } = readStory(file);
  if (!story) return fault.message;
  const tale = openTale(story);
  const play = playStory(story);
  for (let walk = 0; walk < walks; walk += 1) {
    const random = seededRandom(seed + walk);
    let state = beginPlay(play, String(seed));
    let reading = beginReading(tale, String(seed));
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const place = placeOf(tale, reading);
      const offered = choicesOf(play, state);
      const ours = JSON.stringify([
        state,
        place.check || place.changes.length > 0 ? place.text : sceneTextOf(play, state),
        offered.map(({ text, asks = false, odds = null }) => [text, asks, odds]),
      ]);
      const theirs = JSON.stringify([
        stateOf(reading),
        place.text,
        place.choices.map(({ text, asks, odds }) => [text, asks, odds]),
      ]);
      if (ours !== theirs) return `seed ${seed + walk}, step ${step}: ${ours}\n${theirs}`;
      if (offered.length === 0) break;
      const at = Math.floor(random() * offered.length);
      const { text, asks } = offered[at]!;
      const answer = asks ? nameFor(random) : null;
      const after = stateAfter(play, state, withAnswer(text, answer));
      const moved = makeMove(tale, reading, { choose: at, answer });
      if ((after === undefined) !== (moved.refused !== undefined))
        return `seed ${seed + walk}, step ${step}: refused by one`;
      if (after === undefined || !moved.reading) break;
      state = after;
      reading = moved.reading;
    }
  }
  return undefined;
}

const nameFor = (random: Random): string => NAMES[Math.floor(random() * NAMES.length)]!;

function stateAfter(
  play: ReturnType<typeof playStory>,
  state: PlayState,
  choice: ReturnType<typeof withAnswer>,
): PlayState | undefined {
  const result = advance(play, state, { kind: 'choice', ...choice });
  return result.refusal ? undefined : result.next;
}
