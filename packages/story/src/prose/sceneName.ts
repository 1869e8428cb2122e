import type { StoryStructure } from '@kathaloka/contract/entities';
import { NODE_NAME_MAX } from '@kathaloka/contract/limits';
import { freeName, nameFault } from '../scenes/sceneNames.ts';

const LETTERS = /[\p{L}\p{M}\p{N}]+(?:[\u200c\u200d][\p{L}\p{M}\p{N}]+)*/gu;
const NAMELESS = 'scene';
/** A name is to be read on a card: what is longer ends after a word. */
const LENGTH_BEST = 40;

/** A scene's name from words: `open_the_door`, `दरवाज़ा_खोलो`. Empty where there is no letter or digit. */
export function nameFrom(words: string): string {
  let name = '';
  for (const [word] of words.normalize('NFC').toLocaleLowerCase('en').matchAll(LETTERS)) {
    const longer = name === '' ? word.slice(0, NODE_NAME_MAX) : `${name}_${word}`;
    if (name !== '' && longer.length > LENGTH_BEST) break;
    name = longer;
  }
  return name;
}

/** The present scene of this name, however it is written. */
export function sceneNamed({ nodes }: StoryStructure, words: string): string | undefined {
  if (Object.hasOwn(nodes, words)) return words;
  const name = nameFrom(words);
  if (name === '') return undefined;
  if (Object.hasOwn(nodes, name)) return name;
  return Object.keys(nodes).find((other) => nameFrom(other) === name);
}

const canBeNamed = (name: string): boolean => nameFault({ start_node: '', nodes: {} }, name) === undefined;

/** A name that a new scene may have: as it is written, where it can be. */
export function newName(structure: StoryStructure, words: string, isGiven: boolean): string {
  const name = isGiven && canBeNamed(words) ? words.trim() : nameFrom(words);
  return freeName(structure, canBeNamed(name) ? name : NAMELESS);
}
