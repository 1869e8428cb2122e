import type { SelectedChoice } from '@kathaloka/contract/entities';
import { textOf } from '../graph.ts';
import { chosenAmong, withAnswer } from './answers.ts';
import { advance, type Refusal } from './advance.ts';
import { beginPlay } from './beginPlay.ts';
import { edgesOf } from './offered.ts';
import { collected, type PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** A scene on the path, and the choice that led there; null for the first one. */
export interface Step {
  readonly choice: SelectedChoice | null;
  readonly state: PlayState;
}

export interface Retraced {
  /** The first scene, and one for each choice up to the one that was refused. */
  readonly steps: readonly [Step, ...Step[]];
  readonly refusal?: Refusal;
}

/** Replays choices through a story. Each choice must be offered literally: it was read, not typed. */
export function retrace(story: PlayStory, choices: readonly SelectedChoice[]): Retraced {
  let state = beginPlay(story);
  const steps: [Step, ...Step[]] = [{ choice: null, state }];
  for (const choice of choices) {
    const offered = edgesOf(story, state).find(({ text }) => text === choice.text);
    const chosen = offered && chosenAmong(choice, [offered]);
    if (!chosen) return { steps, refusal: { code: 'no_such_choice' } };
    // only the cleaned answer is stored
    const made = withAnswer(offered.text, chosen.answer);
    const result = advance(story, state, { kind: 'choice', ...made });
    if (result.refusal) return { steps, refusal: result.refusal };
    state = result.next;
    steps.push({ choice: made, state });
  }
  return { steps };
}

/** The author's text of the current scene in this state; empty in a story without a graph. */
export function sceneTextOf({ graph }: PlayStory, state: PlayState): string {
  const node = state.node === null ? undefined : graph.nodes.get(state.node);
  return node ? textOf(graph, node, collected(state)) : '';
}
