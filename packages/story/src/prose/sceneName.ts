import type { StoryStructure } from '@kathaloka/contract/entities';
import { NODE_NAME_MAX } from '@kathaloka/contract/limits';
import { freeName, nameFault } from '../scenes/sceneNames.ts';

const LETTERS = /[\p{L}\p{M}\p{N}]+(?:[\u200c\u200d][\p{L}\p{M}\p{N}]+)*/gu;
const NAMELESS = 'scene';
/** The preferred length; longer names are cut after a word. */
const LENGTH_BEST = 40;

/** Makes a scene name from words: `open_the_door`, `दरवाज़ा_खोलो`. Empty without letters or digits. */
export function nameFrom(words: string): string {
  let name = '';
  for (const [word] of words.normalize('NFC').toLocaleLowerCase('en').matchAll(LETTERS)) {
    const longer = name === '' ? word.slice(0, NODE_NAME_MAX) : `${name}_${word}`;
    if (name !== '' && longer.length > LENGTH_BEST) break;
    name = longer;
  }
  return name;
}

/** Finds the existing scene with this name in any spelling. */
export function sceneNamed({ nodes }: StoryStructure, words: string): string | undefined {
  if (Object.hasOwn(nodes, words)) return words;
  const name = nameFrom(words);
  if (name === '') return undefined;
  if (Object.hasOwn(nodes, name)) return name;
  return Object.keys(nodes).find((other) => nameFrom(other) === name);
}

const canBeNamed = (name: string): boolean => nameFault({ start_node: '', nodes: {} }, name) === undefined;

/** A valid name for a new scene; a given name stays unchanged if it is valid. */
export function newName(structure: StoryStructure, words: string, isGiven: boolean): string {
  const name = isGiven && canBeNamed(words) ? words.trim() : nameFrom(words);
  return freeName(structure, canBeNamed(name) ? name : NAMELESS);
}
