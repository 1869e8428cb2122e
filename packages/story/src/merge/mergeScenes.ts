import type {
  StoryChapter,
  StoryChoice,
  StoryNode,
  StoryStructure,
  StoryVariant,
} from '@kathaloka/contract/entities';
import type { TextPath } from '../layers/textUnits.ts';
import { withLostAt, withTargets } from '../scenes/sceneReferences.ts';
import { mergeList } from './mergeList.ts';
import { ask, mergeFields, type Merger, type Merging, settled, type Three } from './merging.ts';
import {
  choiceKeys,
  clashesOf,
  inverse,
  type Names,
  renamesOf,
  withNames,
  withoutBlanking,
} from './sceneRenames.ts';

type Nodes = StoryStructure['nodes'];

const EMPTY: StoryNode = { text: '', choices: [] };

/** Merges the scenes by name, and recognises those that one side has renamed. */
export function mergeScenes(merging: Merging, path: TextPath, three: Three<StoryStructure>): StoryStructure {
  const clear = settled(three);
  if (clear) return clear.value;
  const { base, theirs } = three;
  const clashes = clashesOf(three, isOneScene);
  const mine = withNames(three.mine, clashes);
  const renamed = { theirs: renamesOf(base, theirs), mine: renamesOf(base, mine) };
  const names = mergedNames(merging, path, renamed);
  const sides = {
    base,
    theirs: withoutBlanking(base, withNames(theirs, inverse(renamed.theirs))),
    mine: withoutBlanking(base, withNames(mine, inverse(renamed.mine))),
  };
  const nodes = mergeNodes(merging, [...path, 'nodes'], { ...sides, names });
  const { nodes: _base, ...before } = sides.base;
  const { nodes: _theirs, ...saved } = sides.theirs;
  const { nodes: _mine, ...here } = sides.mine;
  const others = mergeFields(
    merging,
    path,
    { base: before, theirs: saved, mine: here },
    { chapters, things: byName, secrets: byName },
  );
  // by the names in the base: a scene that one side has renamed may be removed by the other
  return withNames(withoutLost(base, { ...(others as Omit<StoryStructure, 'nodes'>), nodes }), names);
}

/** The merged names of scenes, by their names in the base. */
function mergedNames(
  merging: Merging,
  path: TextPath,
  { theirs, mine }: { readonly theirs: Names; readonly mine: Names },
): Names {
  const names = new Map([...theirs, ...mine]);
  for (const [name, saved] of theirs) {
    const here = mine.get(name);
    if (here !== undefined && here !== saved)
      names.set(name, ask(merging, [...path, 'nodes', here, 'name'], { theirs: saved, mine: here }));
  }
  return names;
}

interface Scenes extends Three<StoryStructure> {
  readonly names: Names;
}

function mergeNodes(merging: Merging, path: TextPath, { base, theirs, mine, names }: Scenes): Nodes {
  const merged = new Map<string, StoryNode>();
  for (const name of inOrder(Object.keys(theirs.nodes), Object.keys(mine.nodes))) {
    const three = {
      base: nodeOf(base, name),
      theirs: nodeOf(theirs, name),
      mine: nodeOf(mine, name),
    };
    const node = mergeScene(merging, [...path, names.get(name) ?? name], three);
    if (node) merged.set(name, node);
  }
  return Object.fromEntries(merged);
}

const nodeOf = ({ nodes }: StoryStructure, name: string) =>
  Object.hasOwn(nodes, name) ? nodes[name] : undefined;

/** Merges a scene; `undefined` if it was removed. If one side removed it and the other changed it, asks. */
function mergeScene(
  merging: Merging,
  path: TextPath,
  three: Three<StoryNode | undefined>,
): StoryNode | undefined {
  const clear = settled(three);
  if (clear) return clear.value;
  const { base = EMPTY, theirs, mine } = three;
  if (theirs && mine) return mergeNode(merging, path, { base, theirs, mine });
  const decided = ask(merging, path, three, (node) => (node ? sceneText(node) : null));
  // the scene stays until the question is decided
  return merging.questions.at(-1)?.path === path ? (mine ?? theirs) : decided;
}

const mergeNode = (merging: Merging, path: TextPath, three: Three<StoryNode>) =>
  mergeFields(merging, path, three, {
    choices,
    variants,
  }) as unknown as StoryNode;

/** Whether two new scenes with the same name can be merged without a question. */
function isOneScene(theirs: StoryNode, mine: StoryNode): boolean {
  const merging: Merging = { decided: new Map(), questions: [] };
  mergeNode(merging, [], { base: EMPTY, theirs, mine });
  return merging.questions.length === 0;
}

/** A whole scene as text, to show in a question. */
export function sceneText({ title, hint, text, variants: told = [], choices: ways }: StoryNode): string {
  const parts = [
    title,
    text,
    hint,
    ...told.map((variant) => `[${variant.condition}] ${variant.text}`),
    ...ways.map(choiceText),
  ];
  return parts.filter((part) => part?.trim()).join('\n\n');
}

const choiceText = ({ text, target, condition, check, effect, win_text, ...lost }: StoryChoice) =>
  [
    `${text} → ${target}`,
    condition && `[${condition}]`,
    check && `[${check}]`,
    effect && `(${effect})`,
    win_text,
    lost.lose_target && `→ ${lost.lose_target}`,
    lost.lose_effect && `(${lost.lose_effect})`,
    lost.lose_text,
  ]
    .filter(Boolean)
    .join(' ');

function choices(merging: Merging, path: TextPath, three: Three<unknown>): unknown {
  return mergeList(merging, path, three as Three<StoryChoice[]>, { keysOf: choiceKeys, textOf: choiceText });
}

function variants(merging: Merging, path: TextPath, three: Three<unknown>): unknown {
  return mergeList(merging, path, three as Three<StoryVariant[] | undefined>, {
    keysOf: ({ condition, text }) => [condition, text],
    textOf: ({ condition, text }) => `[${condition}] ${text}`,
  });
}

function chapters(merging: Merging, path: TextPath, three: Three<unknown>): unknown {
  return mergeList(merging, path, three as Three<StoryChapter[] | undefined>, {
    keysOf: ({ node, title }) => [node, title],
    textOf: ({ title }) => title,
  });
}

const mapOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;

/** Merges things or secrets. A side that has removed all of them has removed each. */
const byName: Merger = (merging, path, { base, theirs, mine }) => {
  const sides = { base: mapOf(base), theirs: mapOf(theirs), mine: mapOf(mine) };
  const merged = mergeFields(merging, path, sides);
  return Object.keys(merged).length === 0 ? undefined : merged;
};

/** The names of both sides. A name that is only in `mine` stays behind its predecessor. */
function inOrder(theirs: readonly string[], mine: readonly string[]): string[] {
  const saved = new Set(theirs);
  const after = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const name of mine) {
    if (saved.has(name)) last = name;
    else after.set(last, [...(after.get(last) ?? []), name]);
  }
  return [undefined, ...theirs].flatMap((name) => [
    ...(name === undefined ? [] : [name]),
    ...(after.get(name) ?? []),
  ]);
}

/** Clears the ways that lead to a removed scene, and removes its chapter, as the editor does. */
function withoutLost(base: StoryStructure, { chapters: parts, ...merged }: StoryStructure): StoryStructure {
  const isLost = (name: string) => Object.hasOwn(base.nodes, name) && !Object.hasOwn(merged.nodes, name);
  const nameOf = (name: string) => (isLost(name) ? '' : name);
  const [first = ''] = Object.keys(merged.nodes);
  const left = parts?.filter(({ node }) => !isLost(node)) ?? [];
  return {
    ...withLostAt(merged, nameOf),
    start_node: isLost(merged.start_node) ? first : merged.start_node,
    nodes: Object.fromEntries(
      Object.entries(merged.nodes).map(([name, node]) => [name, withTargets(node, nameOf)]),
    ),
    ...(left.length > 0 && { chapters: left }),
  };
}
