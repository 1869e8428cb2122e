import type { StoryChoice, StoryNode } from '@kathaloka/contract/entities';
import { CHOICE_TEXT_MAX } from '@kathaloka/contract/limits';
import {
  type Condition,
  hiddenChoices,
  parseCondition,
  parseEffects,
  printEffects,
  writeText,
} from '@kathaloka/story';

type Read = { readonly condition: Condition | null } | null | undefined;

/**
 * Handles choices with the same text, of which players see only the first. Drops a duplicate with the same effect, and
 * gives any other a text of its own.
 */
export function distinctChoices(
  node: StoryNode,
  renamed: (from: string, to: string) => void = () => undefined,
): StoryNode {
  const read = node.choices.map(({ text, condition = '' }) => {
    const { value = null, fault } = condition.trim() ? parseCondition(condition) : {};
    return fault ? null : { text, condition: value };
  });
  const hidden = hiddenChoices(read);
  if (hidden.size === 0) return node;
  const taken = new Set(node.choices.map(({ text }) => text));
  const choices = node.choices.flatMap((choice, index): StoryChoice[] => {
    if (!hidden.has(index)) return [choice];
    const isOffered = (at: number) => at === hidden.get(index) || isSameCondition(read[at], read[index]);
    const isTwin = (one: StoryChoice, at: number) =>
      at < index && one.text === choice.text && isOffered(at) && consequenceOf(one) === consequenceOf(choice);
    if (node.choices.some(isTwin)) return [];
    const text = ownWords(choice, taken);
    taken.add(text);
    renamed(choice.text, text);
    return [{ ...choice, text }];
  });
  return { ...node, choices };
}

/** Whether both choices are offered under the same condition. */
const isSameCondition = (one: Read, other: Read): boolean =>
  one != null && other != null && JSON.stringify(one.condition) === JSON.stringify(other.condition);

/** The text of a choice with its target, if that is readable, or with a number. */
function ownWords({ text, target }: StoryChoice, taken: ReadonlySet<string>): string {
  const named = followedBy(text, target);
  if (/^[\p{L}\p{M}’'\-, ]+$/u.test(target) && !taken.has(named)) return named;
  for (let number = 2; ; number += 1) {
    const numbered = followedBy(text, String(number));
    if (!taken.has(numbered)) return numbered;
  }
}

function followedBy(text: string, more: string): string {
  const ending = ` (${writeText([{ kind: 'text', text: more }])})`;
  const room = CHOICE_TEXT_MAX - ending.length;
  if (text.length <= room) return text + ending;
  // never cut a value in half
  return `${text.slice(0, room).split('{', 1)[0]!.trimEnd()}${ending}`;
}

function consequenceOf({ target, effect = '', deed = '', ask = '' }: StoryChoice): string {
  const { value } = parseEffects(effect);
  return JSON.stringify([target, value ? printEffects(value) : effect, deed.trim(), ask.trim()]);
}
