import { advance, type GraphChoice, type PlayState, type PlayStory, sceneTextOf } from '@kathaloka/story';
import { playsOf } from './plays.ts';

/** How often players had at least two open choices in a scene, and how often these choices led to different texts. */
interface Decisions {
  visits: number;
  turning: number;
}

export interface Roads {
  /**
   * The share of scenes with a decision that count as turning (`roadsOf`), from 0 to 1; 1 if no scene has a decision.
   */
  readonly share: number;
  /** The other scenes with a decision, in which the next text is mostly the same whatever is chosen. */
  readonly corridors: readonly string[];
}

/**
 * Finds the turning scenes, in which the choice changes the next text: another scene follows, or another variant of
 * the same scene. A scene counts as turning if that is so in at least half of its visits.
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

/** The scene that follows a choice, and its text. */
function wordsAfter(story: PlayStory, state: PlayState, { text }: GraphChoice): string {
  const result = advance(story, state, { kind: 'choice', text });
  return result.refusal ? '' : `${result.next.node} ${sceneTextOf(story, result.next)}`;
}

/** The share of random players who reach each ending, from 0 to 1. */
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
