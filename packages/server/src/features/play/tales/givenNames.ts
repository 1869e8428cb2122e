import { type PartedText, replacedIn } from '@kathaloka/story';
import type { Snapshot } from '../stored/snapshots.ts';
import { LEFT_OUT } from './typedWords.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);

/**
 * Replaces the player's answers by what the story itself tells without an answer: with `{name | traveller}`, each
 * name becomes “traveller”. A grammatical ending may follow an answer, as in Tamil.
 */
export function withoutNames(
  answers: readonly (readonly [name: string, answer: string])[],
  written: readonly string[],
): (told: PartedText) => PartedText {
  const all = written.join('\n');
  const replaced = answers
    .filter(([, answer]) => answer !== '')
    // the longest first, so that "Ravi Kumar" is replaced before "Ravi"
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, answer]) => [patternOf(answer), toldWithout(all, name)] as const);
  return (told) => replaced.reduce((clean, [pattern, other]) => replacedIn(clean, pattern, other), told);
}

/** A two-letter name is replaced only without an ending: with endings it would match other words. */
const patternOf = (answer: string): RegExp => {
  const ends = Array.from(answer).length > 2 ? '' : String.raw`(?![\p{L}\p{M}\p{N}])`;
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escaped(answer)}${ends}`, 'giu');
};

function toldWithout(written: string, name: string): string {
  const pattern = new RegExp(String.raw`\{\s*${escaped(name)}\s*\|\s*([^|{}\\]+?)\s*\}`, 'u');
  return pattern.exec(written)?.[1] ?? LEFT_OUT;
}

/** All texts of a snapshot in its language. */
export function writtenIn(snapshot: Snapshot): string[] {
  const texts: string[] = [];
  const { story_structure, lore_cards, lexicon, title, story_prompt } = snapshot;
  collect([story_structure, lore_cards, lexicon, title, story_prompt], texts);
  return texts;
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const part of value) collect(part, texts);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      // keys may be names of scenes, which are told as well
      texts.push(key);
      collect(part, texts);
    }
  }
}
