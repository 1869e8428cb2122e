import type { GameConfig, Language, StoryStructure } from '@kathaloka/contract/entities';
import { COMMAND_XP, XP_GAINS } from '@kathaloka/contract/limits';
import { graphInWords, graphOf, type StoryGraph, targetsOf } from '../graph.ts';
import { type PlayRules, type RuleConfig, rulesOf } from '../playRules.ts';
import type { StoryState } from '../state.ts';

export type Command = keyof typeof COMMAND_XP;

/** The part of a story that the rules of play read, prepared once for many turns. */
export interface PlayStory extends PlayRules, Pick<StoryGraph, 'things' | 'secrets' | 'lostAt'> {
  readonly graph: StoryGraph;
  readonly initial_xp: number;
  /** The author's count, by which progress is measured in a story without a graph. */
  readonly total_scenes: number;
  readonly game_config: Pick<GameConfig, 'commands' | 'xp_gain_multiplier'> & RuleConfig;
  /** Values left by earlier parts of the series; absent outside of a series. */
  readonly taken?: StoryState;
  /** Whether some attempt adds a die. */
  readonly rolls: boolean;
  /** The fewest steps from each scene to an ending. */
  readonly stepsToEnding: ReadonlyMap<string, number>;
}

type PlayStorySource = Pick<PlayStory, 'initial_xp' | 'total_scenes' | 'game_config'> & {
  readonly story_structure: StoryStructure;
  /** The language of its texts. */
  readonly language?: Language | undefined;
};

export function playStory(source: PlayStorySource): PlayStory {
  const { story_structure, language, initial_xp, total_scenes, game_config } = source;
  const graph = graphOf(story_structure, language);
  const { things, secrets, lostAt } = graph;
  return {
    initial_xp,
    total_scenes,
    game_config,
    ...rulesOf(graph, game_config),
    graph,
    things,
    secrets,
    lostAt,
    rolls: [...graph.nodes.values()].some(({ choices }) => choices.some(({ check }) => check?.rolls)),
    stepsToEnding: stepsToEnding(graph),
  };
}

/** A prepared story in another language, from its story `inLanguage`. Shares what no language changes. */
export function playInWords(
  play: PlayStory,
  { story_structure, language }: Pick<PlayStorySource, 'story_structure'> & { readonly language: Language },
): PlayStory {
  const graph = graphInWords(play.graph, story_structure, language);
  const { things, secrets } = graph;
  return { ...play, graph, things, secrets };
}

/**
 * The fewest steps from each scene to an ending, found backwards from the endings. Conditions are ignored, and so
 * are lost endings in a story that has others.
 */
function stepsToEnding({ nodes }: StoryGraph): ReadonlyMap<string, number> {
  const before = new Map<string, string[]>();
  for (const node of nodes.values())
    for (const target of targetsOf(node)) before.set(target, [...(before.get(target) ?? []), node.name]);
  const steps = new Map<string, number>();
  const endings = [...nodes.values()].filter(({ choices }) => choices.length === 0);
  const wanted = endings.filter(({ isLost }) => !isLost);
  let reached = (wanted.length > 0 ? wanted : endings).map(({ name }) => name);
  for (let distance = 0; reached.length > 0; distance += 1) {
    for (const name of reached) steps.set(name, distance);
    reached = [...new Set(reached.flatMap((name) => before.get(name) ?? []))].filter(
      (name) => !steps.has(name),
    );
  }
  return steps;
}

/** What a command costs in XP. */
export function xpCost({ game_config: { commands } }: PlayStory, command: Command): number {
  return Object.hasOwn(commands, command) ? commands[command]!.cost : COMMAND_XP[command];
}

/** The XP that the player gains. The gain for each reason is multiplied and rounded separately. */
export function xpGain({ game_config }: PlayStory, reasons: readonly (keyof typeof XP_GAINS)[]): number {
  return reasons.reduce(
    (sum, reason) => sum + Math.round(XP_GAINS[reason] * game_config.xp_gain_multiplier),
    0,
  );
}
