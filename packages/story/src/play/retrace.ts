import type { SelectedChoice } from '@kathaloka/contract/entities';
import { textOf } from '../graph.ts';
import { chosenAmong, withAnswer } from './answers.ts';
import { advance, type Refusal } from './advance.ts';
import { beginPlay } from './beginPlay.ts';
import { choicesOf, edgesOf } from './offered.ts';
import { collected, type PlayState } from './playState.ts';
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
  /** The first scene, and a step for each choice up to the one that was refused. */
  readonly steps: readonly [Step, ...Step[]];
  readonly refusal?: Refusal;
}

/** Replays choices through a story. Each choice must be offered literally: it was read, not typed. */
export function retrace(story: PlayStory, choices: readonly SelectedChoice[], seed?: string): Retraced {
  let state = beginPlay(story, seed);
  const steps: [Step, ...Step[]] = [{ choice: null, state, telling: null }];
  for (const choice of choices) {
    const offered = offeredAs(story, state, choice.text);
    const chosen = offered && chosenAmong(choice, [offered]);
    if (!chosen) return { steps, refusal: { code: 'no_such_choice' } };
    // only the cleaned answer is stored
    const made = withAnswer(offered.text, chosen.answer);
    const result = advance(story, state, { kind: 'choice', ...made });
    if (result.refusal) return { steps, refusal: result.refusal };
    state = result.next;
    steps.push({ choice: made, state, telling: result.telling });
  }
  return { steps };
}

/** The author's choice, or the thing to put down, that has this text. */
function offeredAs(story: PlayStory, state: PlayState, text: string) {
  const burden = choicesOf(story, state).find((offered) => offered.puts_down && offered.text === text);
  if (burden) return { text, ask: '' };
  return edgesOf(story, state).find((edge) => edge.text === text);
}

/** The author's text of the current scene in this state; empty in a story without a graph. */
export function sceneTextOf({ graph }: PlayStory, state: PlayState): string {
  const node = state.node === null ? undefined : graph.nodes.get(state.node);
  return node ? textOf(graph, node, collected(state)) : '';
}
