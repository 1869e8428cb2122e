import type { StoryChoice, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { freeName } from '../scenes/sceneNames.ts';
import {
  type SceneNames,
  targetsIn,
  withHolders,
  withLostAt,
  withTargets,
} from '../scenes/sceneReferences.ts';
import { isSame } from '../versionDiff.ts';
import { matchesOf } from './mergeList.ts';
import type { Three } from './merging.ts';

export type Names = SceneNames;

export const inverse = (names: Names): Names => new Map([...names].map(([from, to]) => [to, from]));

/** The keys by which a changed choice is recognised. */
export const choiceKeys = ({ text, target, condition = '', effect = '', check = '' }: StoryChoice) => [
  text,
  JSON.stringify([target, condition, effect, check]),
];

/** The story with renamed scenes, including all references to them. */
export function withNames(structure: StoryStructure, names: Names): StoryStructure {
  const nameOf = (name: string) => names.get(name) ?? name;
  const { chapters, ...others } = withHolders(withLostAt(structure, nameOf), names);
  return {
    ...others,
    start_node: nameOf(structure.start_node),
    nodes: Object.fromEntries(
      Object.entries(others.nodes).map(([name, node]) => [nameOf(name), withTargets(node, nameOf)]),
    ),
    ...(chapters && { chapters: chapters.map((chapter) => ({ ...chapter, node: nameOf(chapter.node) })) }),
  };
}

/** The scenes that one side renamed: a new scene has the text of a missing one, or all of its links. */
export function renamesOf(base: StoryStructure, side: StoryStructure): Names {
  const gone = Object.keys(base.nodes).filter((name) => !Object.hasOwn(side.nodes, name));
  const added = new Set(Object.keys(side.nodes).filter((name) => !Object.hasOwn(base.nodes, name)));
  const names = new Map<string, string>();
  for (const isMatch of [
    (from: string, to: string) =>
      isTold(base.nodes[from]!) && isSame(tellingOf(base.nodes[from]!), tellingOf(side.nodes[to]!)),
    (from: string, to: string) => isLedTo(base, side, from, to),
  ])
    for (const from of gone) {
      const to = names.has(from) ? undefined : [...added].find((name) => isMatch(from, name));
      if (to === undefined) continue;
      names.set(from, to);
      added.delete(to);
    }
  return names;
}

const isTold = ({ text, choices }: StoryNode) => text.trim() !== '' || choices.length > 0;

const tellingOf = (node: StoryNode) => withTargets(node, () => '');

function isLedTo(base: StoryStructure, side: StoryStructure, from: string, to: string): boolean {
  const ways = Object.entries(base.nodes).flatMap(([name, { choices }]) => {
    const now = Object.hasOwn(side.nodes, name) ? side.nodes[name]! : undefined;
    if (!now) return [];
    return choices.flatMap(({ target }, at) => (target === from ? [now.choices[at]?.target] : []));
  });
  if (base.start_node === from) ways.push(side.start_node);
  return ways.length > 0 && ways.every((target) => target === to);
}

/**
 * New names for scenes of mine that are new or renamed and have the name of a saved one, unless both are the same
 * scene.
 */
export function clashesOf(
  { base, theirs, mine }: Three<StoryStructure>,
  isOneScene: (theirs: StoryNode, mine: StoryNode) => boolean,
): Names {
  const renamed = { theirs: renamesOf(base, theirs), mine: renamesOf(base, mine) };
  const [saved, here] = [new Set(renamed.theirs.values()), new Set(renamed.mine.values())];
  const isNew = (name: string) => !Object.hasOwn(base.nodes, name) && Object.hasOwn(theirs.nodes, name);
  const all = { start_node: '', nodes: { ...base.nodes, ...theirs.nodes, ...mine.nodes } };
  const names = new Map<string, string>();
  for (const name of Object.keys(mine.nodes).filter(isNew)) {
    const isRenamed = saved.has(name) || here.has(name);
    const isOneRename = isSame(inverse(renamed.theirs).get(name), inverse(renamed.mine).get(name));
    if (isRenamed ? isOneRename : isOneScene(theirs.nodes[name]!, mine.nodes[name]!)) continue;
    names.set(name, freeName(all, name, new Set(names.values())));
  }
  return names;
}

/** Restores the ways that were lost with a removed scene: its removal is a separate question. */
export function withoutBlanking(base: StoryStructure, side: StoryStructure): StoryStructure {
  const isGone = (name: string | undefined) =>
    name !== undefined && Object.hasOwn(base.nodes, name) && !Object.hasOwn(side.nodes, name);
  const nodes = Object.entries(side.nodes).map(([name, node]) => {
    const before = Object.hasOwn(base.nodes, name) ? base.nodes[name]! : undefined;
    if (!before || !targetsIn(before).some(isGone)) return [name, node];
    const choices = [...node.choices];
    // the choices right after the scene was removed
    const blanked = withTargets(before, (target) => (isGone(target) ? '' : target)).choices;
    for (const [at, index] of matchesOf(blanked, choices, choiceKeys).entries()) {
      if (index === undefined) continue;
      const { target, lose_target } = before.choices[at]!;
      const choice = choices[index]!;
      choices[index] = {
        ...choice,
        ...(choice.target === '' && isGone(target) && { target }),
        ...(choice.lose_target === undefined && isGone(lose_target) && { lose_target }),
      };
    }
    const { time_out } = before;
    return [name, { ...node, ...(node.time_out === undefined && isGone(time_out) && { time_out }), choices }];
  });
  const lost = (base.chapters ?? []).filter(({ node }) => isGone(node));
  const { lost_at } = base;
  return {
    ...side,
    ...(side.lost_at === undefined && isGone(lost_at) && { lost_at }),
    start_node: isGone(base.start_node) ? base.start_node : side.start_node,
    nodes: Object.fromEntries(nodes) as StoryStructure['nodes'],
    ...(lost.length > 0 && { chapters: withLost(base.chapters ?? [], side.chapters ?? [], lost) }),
  };
}

type Chapters = NonNullable<StoryStructure['chapters']>;

/** Restores the chapters of removed scenes, each behind its predecessor. */
function withLost(before: Chapters, now: Chapters, lost: Chapters): Chapters {
  const chapters = [...now];
  for (const chapter of lost) {
    const previous = before[before.indexOf(chapter) - 1];
    chapters.splice(chapters.findIndex(({ node }) => node === previous?.node) + 1, 0, chapter);
  }
  return chapters;
}
