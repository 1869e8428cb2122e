import { advance, type GraphChoice, type PlayState, type PlayStory, sceneTextOf } from '@kathaloka/story';
import { playsOf } from './plays.ts';

/** How often players stood before two open choices or more in a scene, and how often these led to other words. */
interface Decisions {
  visits: number;
  turning: number;
}

export interface Roads {
  /** From 0 to 1: of the scenes in which somebody decides, how many turn the road. 1 of none. */
  readonly share: number;
  /** The other scenes, where one text follows whatever is chosen. */
  readonly corridors: readonly string[];
}

/**
 * Which scenes turn the road: what is read next differs by what was chosen, because it is another scene, or the same
 * one with another text. A scene counts as turning if it turns in half of the visits or more.
 */
export function roadsOf(story: PlayStory, options: { plays: number; seed: number }): Roads {
  const scenes = new Map<string, Decisions>();
  const onOpen = (open: readonly GraphChoice[], state: PlayState): void => {
    if (open.length < 2 || state.node === null) return;
    const decisions = scenes.get(state.node) ?? { visits: 0, turning: 0 };
    decisions.visits += 1;
    if (new Set(open.map((choice) => wordsAfter(story, state, choice))).size > 1) decisions.turning += 1;
    scenes.set(state.node, decisions);
  };
  playsOf(story, { ...options, onOpen });
  const corridors = [...scenes].filter(([, { visits, turning }]) => turning * 2 < visits);
  return {
    share: scenes.size === 0 ? 1 : 1 - corridors.length / scenes.size,
    corridors: corridors.map(([name]) => name),
  };
}

/** The scene that follows a choice, and the text in which it is told. */
function wordsAfter(story: PlayStory, state: PlayState, { text }: GraphChoice): string {
  const result = advance(story, state, { kind: 'choice', text });
  return result.refusal ? '' : `${result.next.node} ${sceneTextOf(story, result.next)}`;
}

/** How often each ending is reached by players who choose at random, from 0 to 1. */
export function endingShares(
  story: PlayStory,
  options: { plays: number; seed: number },
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { ending } of playsOf(story, { ...options, profiles: ['random'] })) {
    if (ending !== null) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return new Map([...counts].map(([ending, count]) => [ending, count / options.plays]));
}
