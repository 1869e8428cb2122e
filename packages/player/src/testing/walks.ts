import {
  advance,
  beginPlay,
  edgesOf,
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
    let state = beginPlay(play);
    let reading = beginReading(tale);
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const place = placeOf(tale, reading);
      const edges = edgesOf(play, state);
      const ours = JSON.stringify([
        state,
        sceneTextOf(play, state),
        edges.map(({ text, ask }) => [text, ask !== '']),
      ]);
      const theirs = JSON.stringify([
        stateOf(reading),
        place.text,
        place.choices.map(({ text, asks }) => [text, asks]),
      ]);
      if (ours !== theirs) return `seed ${seed + walk}, step ${step}: ${ours}\n${theirs}`;
      if (edges.length === 0) break;
      const at = Math.floor(random() * edges.length);
      const answer = edges[at]!.ask === '' ? null : nameFor(random);
      const after = stateAfter(play, state, withAnswer(edges[at]!.text, answer));
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
