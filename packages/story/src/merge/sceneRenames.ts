import type { StoryChoice, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { freeName } from '../scenes/sceneNames.ts';
import { isSame } from '../versionDiff.ts';
import { matchesOf } from './mergeList.ts';
import type { Three } from './merging.ts';

/** New names of scenes, by their old names. */
export type Names = ReadonlyMap<string, string>;

export const inverse = (names: Names): Names => new Map([...names].map(([from, to]) => [to, from]));

/** The keys by which a changed choice is recognised. */
export const choiceKeys = ({ text, target, condition = '', effect = '' }: StoryChoice) => [
  text,
  JSON.stringify([target, condition, effect]),
];

/** The story with renamed scenes, including all references to them. */
export function withNames(
  { start_node, nodes, chapters, ...others }: StoryStructure,
  names: Names,
): StoryStructure {
  const nameOf = (name: string) => names.get(name) ?? name;
  return {
    ...others,
    start_node: nameOf(start_node),
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([name, node]) => [
        nameOf(name),
        node.choices.every(({ target }) => nameOf(target) === target)
          ? node
          : {
              ...node,
              choices: node.choices.map((choice) => ({ ...choice, target: nameOf(choice.target) })),
            },
      ]),
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

const tellingOf = ({ choices, ...telling }: StoryNode) => ({
  ...telling,
  choices: choices.map(({ target: _target, ...choice }) => choice),
});

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

/** Restores the targets that choices lost with a removed scene, because its removal is a separate question. */
export function withoutBlanking(base: StoryStructure, side: StoryStructure): StoryStructure {
  const isGone = (name: string) => Object.hasOwn(base.nodes, name) && !Object.hasOwn(side.nodes, name);
  const nodes = Object.entries(side.nodes).map(([name, node]) => {
    const before = Object.hasOwn(base.nodes, name) ? base.nodes[name]! : undefined;
    if (!before?.choices.some(({ target }) => isGone(target))) return [name, node];
    const choices = [...node.choices];
    // the choices right after the scene was removed
    const blanked = before.choices.map((choice) =>
      isGone(choice.target) ? { ...choice, target: '' } : choice,
    );
    for (const [at, index] of matchesOf(blanked, choices, choiceKeys).entries())
      if (index !== undefined && choices[index]!.target === '' && isGone(before.choices[at]!.target))
        choices[index] = { ...choices[index]!, target: before.choices[at]!.target };
    return [name, { ...node, choices }];
  });
  const lost = (base.chapters ?? []).filter(({ node }) => isGone(node));
  return {
    ...side,
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
