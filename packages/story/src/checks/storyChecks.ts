import { STORY_NUMBERS } from '@kathaloka/contract/limits';
import { checkAttempts } from './attemptChecks.ts';
import type { CheckedStory } from './checkedStory.ts';
import { checkLedger } from './ledgerChecks.ts';
import { rulesOf } from '../playRules.ts';
import { checkChapters } from './chapterChecks.ts';
import { checkChoices } from './choiceChecks.ts';
import { checkConditions } from './conditionChecks.ts';
import { type StoryCounts, storyCounts } from '../counts.ts';
import { type Bounds, explore, type Exploration } from '../exploration/explore.ts';
import { checkFigures } from './figureChecks.ts';
import { checkLayers } from './layerChecks.ts';
import { checkPhrases } from './phraseChecks.ts';
import { checkReach } from './reachChecks.ts';
import { reachOfChoices, type StoryReach } from '../exploration/reachOfChoices.ts';
import { checkPublicTexts } from './publicTextChecks.ts';
import { byWeight, type Finding, finding } from './finding.ts';
import { graphOf, type StoryGraph } from '../graph.ts';
import { checkReading, checkStateNames } from './readingChecks.ts';
import { checkScenes } from './sceneChecks.ts';
import { checkAnswers, checkValues } from './valueChecks.ts';
import { checkVariables } from './variableChecks.ts';
import { type WalkFigures, walkFigures } from '../exploration/walkFigures.ts';
import { checkWalks, checkReachability, scenesEntered } from './reachabilityChecks.ts';
import { walkCompiled, type WalkOptions } from '../exploration/walks.ts';

export const WALKS = 10_000;
const SEED = 42;

export interface CheckOptions extends Partial<WalkOptions> {
  /** The bounds of the exploration of states. */
  readonly bounds?: Partial<Bounds>;
}

/** Findings of random walks, and what each choice changes. */
export interface WalkedStory {
  readonly findings: readonly Finding[];
  readonly figures: WalkFigures;
  readonly reach: StoryReach;
}

/** Every problem of a story and every hint, most severe first. */
export function checkStory(story: CheckedStory, options: CheckOptions = {}): Finding[] {
  const { findings, walk } = beginChecks(story, options);
  return byWeight([...findings, ...walk().findings]);
}

/** The checks in two passes: the quick ones, and those that take random walks. */
export function beginChecks(
  story: CheckedStory,
  { walks = WALKS, seed = SEED, steps, bounds = {} }: CheckOptions = {},
): { readonly findings: Finding[]; readonly walk: () => WalkedStory } {
  const graph = graphOf(story.story_structure);
  const rules = rulesOf(graph, story.game_config);
  const exploration = explore(graph, bounds, rules);
  const findings = byWeight([
    ...checkReachability(graph, exploration),
    ...checkChoices(graph),
    ...checkConditions(graph, exploration),
    ...checkAttempts(graph, rules, exploration),
    ...checkVariables(graph, scenesInPlay(graph, exploration)),
    ...checkLedger(story, graph),
    ...checkValues(graph),
    ...checkAnswers(story.story_structure, graph),
    ...checkScenes(story.story_structure),
    ...checkChapters(story.story_structure),
    ...checkPhrases(story.story_structure),
    ...checkReading(story),
    ...checkStateNames(graph),
    ...checkFigures(story),
    ...checkPublicTexts(story),
    ...checkLayers(story),
    ...checkCounts(story),
  ]);
  const options = { walks, seed, ...(steps !== undefined && { steps }) };
  return {
    findings,
    walk: () => {
      const { findings: found, ...rest } = walked(graph, exploration, options);
      return { ...rest, findings: [...found, ...checkReach(graph, rest.reach, findings)] };
    },
  };
}

/** The reachable scenes. If a story has no start scene, all of its scenes count as reachable. */
function scenesInPlay({ start, nodes }: StoryGraph, { whole }: Exploration): ReadonlySet<string> {
  return nodes.has(start) ? scenesEntered(whole) : new Set(nodes.keys());
}

function walked(graph: StoryGraph, exploration: Exploration, options: WalkOptions): WalkedStory {
  // without an ending, random walks would only go in circles
  const hasWayOut = exploration.whole.kinds.some((kind) => kind !== 'on');
  const walks = hasWayOut ? options.walks : 0;
  const report = walkCompiled(exploration.exact.story, { ...options, walks });
  return {
    findings: checkWalks(graph, exploration, report, walks),
    figures: walkFigures(exploration, report, [...graph.nodes.keys()]),
    reach: reachOfChoices(graph, exploration.exact),
  };
}

/** Checks declared counts against derived ones. The form's initial values do not count as declared. */
function checkCounts(story: CheckedStory): Finding[] {
  if (Object.keys(story.story_structure.nodes).length === 0) return [];
  const counts = storyCounts(story.story_structure, story.lore_cards ?? []);
  return (Object.keys(counts) as (keyof StoryCounts)[]).flatMap((part) => {
    const declared = story[part];
    if (declared === undefined || declared === counts[part]) return [];
    if (declared === STORY_NUMBERS[part].fallback) return [];
    return [finding('count differs', { part, declared, counted: counts[part] })];
  });
}
