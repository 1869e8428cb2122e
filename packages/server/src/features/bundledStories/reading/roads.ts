import { advance, type GraphChoice, type PlayState, type PlayStory, sceneTextOf } from '@kathaloka/story';
import { playsOf } from './plays.ts';

/** How often players had at least two open choices in a scene, and how often these turned the road. */
interface Decisions {
  visits: number;
  turning: number;
}

export interface Roads {
  /**
   * The share of scenes with a decision that count as turning (`roadsOf`), from 0 to 1; 1 if no scene has a decision.
   */
  readonly share: number;
  /** The other scenes with a decision, which mostly lead to nearly the same text whatever is chosen. */
  readonly corridors: readonly string[];
}

/** The share of words that must differ where the same scene follows. */
const OTHER_WORDS_MIN = 0.4;

/**
 * Finds out which scenes turn the road: another scene follows, or the same one with other words, 40 % of them at
 * least. A scene counts if that is so in at least half of its visits.
 */
export function roadsOf(story: PlayStory, options: { plays: number; seed: number }): Roads {
  const scenes = new Map<string, Decisions>();
  const onOpen = (open: readonly GraphChoice[], state: PlayState): void => {
    if (open.length < 2 || state.node === null) return;
    const decisions = scenes.get(state.node) ?? { visits: 0, turning: 0 };
    decisions.visits += 1;
    if (isTurned(open.map((choice) => toldAfter(story, state, choice)))) decisions.turning += 1;
    scenes.set(state.node, decisions);
  };
  playsOf(story, { ...options, onOpen });
  const corridors = [...scenes].filter(([, { visits, turning }]) => turning * 2 < visits);
  return {
    share: scenes.size === 0 ? 1 : 1 - corridors.length / scenes.size,
    corridors: corridors.map(([name]) => name),
  };
}

interface Told {
  readonly scene: string | null;
  readonly text: string;
}

/** The scene that follows a choice, and what is told. */
function toldAfter(story: PlayStory, state: PlayState, { text }: GraphChoice): Told {
  const result = advance(story, state, { kind: 'choice', text });
  if (result.refusal) return { scene: null, text: '' };
  const { next, telling } = result;
  if (telling.kind === 'attempt') return { scene: next.node, text: telling.text };
  const before = telling.kind === 'scene' ? (telling.before ?? '') : '';
  return { scene: next.node, text: `${before} ${sceneTextOf(story, next)}` };
}

const isTurned = (all: readonly Told[]): boolean =>
  all.some((one, at) =>
    all
      .slice(0, at)
      .some((other) => one.scene !== other.scene || otherWords(one.text, other.text) >= OTHER_WORDS_MIN),
  );

/** The share of the longer text's words that the other one does not have. */
export function otherWords(one: string, other: string): number {
  if (one === other) return 0;
  const [long, short] = [one, other]
    .map((text) => text.split(/\s+/).filter((word) => word !== ''))
    .sort((some, others) => others.length - some.length);
  const left = new Map<string, number>();
  for (const word of short!) left.set(word, (left.get(word) ?? 0) + 1);
  const missing = long!.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  return missing.length / Math.max(1, long!.length);
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
