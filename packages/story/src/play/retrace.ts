import type { SelectedChoice } from '@kathaloka/contract/entities';
import { textOf } from '../graph.ts';
import { chosenAmong, withAnswer } from './answers.ts';
import { advance, type Refusal } from './advance.ts';
import { beginPlay } from './beginPlay.ts';
import { choicesOf, edgesOf } from './offered.ts';
import { collected, isSceneAt, type PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';
import type { Telling } from './ways.ts';

/** A place on the path, and the choice that led there; null for the first one. */
export interface Step {
  readonly choice: SelectedChoice | null;
  readonly state: PlayState;
  /** What the choice led to; null for the first scene. */
  readonly telling: Telling | null;
}

export interface Retraced {
  /** The first scene, and one scene for each choice before the refused one. */
  readonly steps: readonly [Step, ...Step[]];
  readonly refusal?: Refusal;
}

/**
 * Replays choices through a story. The text of each must equal that of an offered choice, because the client has copied
 * and not typed it.
 */
export function retrace(story: PlayStory, choices: readonly SelectedChoice[], seed?: string): Retraced {
  const steps = retracing(story, choices, seed);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, with a pause after each choice. */
export function* retracing(
  story: PlayStory,
  choices: readonly SelectedChoice[],
  seed?: string,
): Generator<void, Retraced, void> {
  let state = beginPlay(story, seed);
  const steps: [Step, ...Step[]] = [{ choice: null, state, telling: null }];
  for (const choice of choices) {
    const offered = offeredTo(story, state).find(({ text }) => text === choice.text);
    const chosen = offered && chosenAmong(choice, [offered]);
    if (!chosen) return { steps, refusal: { code: 'no_such_choice' } };
    // only the cleaned answer is stored
    const made = withAnswer(offered.text, chosen.answer);
    const result = advance(story, state, { kind: 'choice', ...made });
    if (result.refusal) return { steps, refusal: result.refusal };
    state = result.next;
    steps.push({ choice: made, state, telling: result.telling });
    yield;
  }
  return { steps };
}

/** The author's choices, and those that put something down. */
export const offeredTo = (
  story: PlayStory,
  state: PlayState,
): readonly { readonly text: string; readonly ask: string }[] => [
  ...edgesOf(story, state),
  ...choicesOf(story, state).flatMap(({ text, puts_down }) => (puts_down ? [{ text, ask: '' }] : [])),
];

/** The author's text of the current scene in this state; empty in a story without a graph. */
export function sceneTextOf({ graph }: PlayStory, state: PlayState): string {
  const node = state.node === null ? undefined : graph.nodes.get(state.node);
  return node ? textOf(graph, node, collected(state)) : '';
}

/** What the author tells of how an attempt went; empty for other moves. */
export function outcomeOf(telling: Telling | null): string {
  if (telling?.kind === 'attempt') return telling.text;
  return (telling?.kind === 'scene' && telling.before) || '';
}

/** What the author tells of a move, in the state after it: how an attempt went, and the scene that is entered. */
export function authoredText(story: PlayStory, { state, telling }: Omit<Step, 'choice'>): string {
  const scene = isSceneAt(state) ? sceneTextOf(story, state) : '';
  return [outcomeOf(telling), scene].filter((text) => text !== '').join('\n\n');
}
