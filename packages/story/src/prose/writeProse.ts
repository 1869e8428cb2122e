import type { StoryChoice, StoryStructure } from '@kathaloka/contract/entities';
import { CHOICES_MAX, NODES_MAX } from '@kathaloka/contract/limits';
import { withChoice, withNode } from '../scenes/sceneEdits.ts';
import { linksIn } from './linksIn.ts';
import { type ProseLink, readLink } from './proseLink.ts';
import { newName, sceneNamed } from './sceneName.ts';
import { type ProseScene, scenesIn } from './scenesIn.ts';

interface Led {
  structure: StoryStructure;
  target: string;
}

function withScene(structure: StoryStructure, name: string): StoryStructure {
  const { start_node, nodes } = structure;
  return {
    ...structure,
    start_node: Object.hasOwn(nodes, start_node) ? start_node : name,
    nodes: { ...nodes, [name]: { text: '', choices: [] } },
  };
}

/** Resolves the target of a link: an existing scene, one of `pasted`, or a new one. */
function led(structure: StoryStructure, link: ProseLink, pasted?: ReadonlyMap<string, string>): Led {
  if (link.target === '') return { structure, target: '' };
  const words = link.target ?? link.text;
  const present = pasted?.get(words) ?? sceneNamed(structure, words);
  if (present !== undefined) return { structure, target: present };
  if (Object.keys(structure.nodes).length >= NODES_MAX) return { structure, target: '' };
  const name = newName(structure, words, link.target !== undefined);
  return { structure: withScene(structure, name), target: name };
}

function choiceOf({ text, condition, effect, ask }: ProseLink, target: string): StoryChoice {
  return { text, target, ...(condition && { condition }), ...(effect && { effect }), ...(ask && { ask }) };
}

/** Writes a scene's text. Its links become choices, and missing targets become new scenes. */
function written(
  structure: StoryStructure,
  name: string,
  typed: string,
  pasted?: ReadonlyMap<string, string>,
): StoryStructure {
  const node = Object.hasOwn(structure.nodes, name) ? structure.nodes[name] : undefined;
  if (!node) return structure;
  const { text, links } = linksIn(typed, CHOICES_MAX - node.choices.length);
  let after = structure;
  const choices = links.map((link) => {
    const { structure: grown, target } = led(after, link, pasted);
    after = grown;
    return choiceOf(link, target);
  });
  return withNode(after, name, (before) => ({ ...before, text, choices: [...before.choices, ...choices] }));
}

const isBlank = ({ nodes }: StoryStructure, name: string): boolean =>
  nodes[name]?.text.trim() === '' && nodes[name].choices.length === 0;

/** The reachable scenes without a text, in the order in which a reader reaches them. */
function unwritten(structure: StoryStructure, from: readonly string[]): string[] {
  const met = new Set(from);
  for (const name of met)
    for (const { target } of structure.nodes[name]?.choices ?? [])
      if (Object.hasOwn(structure.nodes, target)) met.add(target);
  return [...met].filter((name) => isBlank(structure, name));
}

/**
 * Assigns paragraphs without headings to the next unwritten scenes. The remaining paragraphs are appended to the last
 * scene.
 */
function inOrder(structure: StoryStructure, first: string, texts: readonly string[]): StoryStructure {
  let after = structure;
  let last = first;
  const met = [first];
  for (const text of texts) {
    const [next] = unwritten(after, met);
    if (next === undefined) {
      const before = after.nodes[last]?.text ?? '';
      after = written(after, last, before === '' ? text : `${before}\n\n${text}`);
      continue;
    }
    after = written(after, next, text);
    last = next;
  }
  return after;
}

/** Finds or adds a scene for each heading: an existing blank scene, or a new one. */
function withHeadings(structure: StoryStructure, scenes: readonly ProseScene[]) {
  const names = new Map<string, string>();
  let after = structure;
  for (const { name: heading = '' } of scenes) {
    if (names.has(heading) || Object.keys(after.nodes).length >= NODES_MAX) continue;
    const present = sceneNamed(after, heading);
    const name = present !== undefined && isBlank(after, present) ? present : newName(after, heading, true);
    if (name !== present) after = withScene(after, name);
    names.set(heading, name);
  }
  return { after, names };
}

function withScenes(
  structure: StoryStructure,
  scenes: readonly ProseScene[],
  first?: string,
): StoryStructure {
  const named = scenes.filter(({ name }) => name !== undefined);
  const loose = scenes.filter(({ name }) => name === undefined).map(({ text }) => text);
  const { after, names } = withHeadings(structure, named);
  const filled = named.reduce((before, { name = '', text }) => {
    const scene = names.get(name);
    const told = scene === undefined ? '' : (before.nodes[scene]?.text ?? '');
    const whole = told === '' ? text : `${told}\n\n${text}`;
    return scene === undefined ? before : written(before, scene, whole, names);
  }, after);
  return first === undefined ? filled : inOrder(filled, first, loose);
}

/**
 * Writes prose. With `name`, `text` becomes the whole text of that scene, and `scenes` follow it. Without `name`, only
 * `scenes` are written.
 */
export function writeProse(
  structure: StoryStructure,
  { name, text = '', scenes = [] }: { name?: string; text?: string; scenes?: readonly ProseScene[] },
): StoryStructure {
  if (name !== undefined) return withScenes(written(structure, name, text), scenes, name);
  const [first, ...others] = scenes;
  if (!first) return structure;
  if (first.name !== undefined) return withScenes(structure, scenes);
  if (Object.keys(structure.nodes).length >= NODES_MAX) return structure;
  const begun = newName(structure, '', false);
  return withScenes(written(withScene(structure, begun), begun, first.text), others, begun);
}

/**
 * Writes a choice from a typed line such as `Open the door -> hall`. Returns the same structure if the line is no
 * choice.
 */
export function writeChoice(
  structure: StoryStructure,
  at: { name: string; index: number },
  line: string,
): StoryStructure {
  const link = readLink(line);
  if (link?.target === undefined || !structure.nodes[at.name]?.choices[at.index]) return structure;
  const { structure: grown, target } = led(structure, link);
  return withChoice(grown, at, (choice) => [{ ...choice, ...choiceOf(link, target) }]);
}

/** Inserts pasted prose into a scene's text: returns the new text of that scene, and the scenes after it. */
export function pastedProse(
  pasted: string,
  before: string,
  after: string,
): { text: string; scenes: readonly ProseScene[] } | undefined {
  const scenes = scenesIn(pasted);
  if (!scenes) return undefined;
  const [first, ...others] = scenes;
  if (first?.name !== undefined) return { text: `${before}${after}`, scenes };
  return { text: `${before}${first?.text ?? ''}${after}`, scenes: others };
}
