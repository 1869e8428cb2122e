import { CHECK_DIE } from '@kathaloka/contract/limits';
import type { TurnCheck } from '@kathaloka/contract/entities';
import type { Check } from '../expressions/expression.ts';
import type { GraphChoice } from '../graph.ts';
import { neededOf } from '../playRules.ts';
import { seededRandom } from '../random.ts';
import type { PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

const heldOf = ({ numbers }: PlayState, name: string): number =>
  numbers.find(([known]) => known === name)?.[1] ?? 0;

/** The result of an attempt in this state. It is the same each time that it is asked for. */
export function checkMade(
  story: PlayStory,
  state: PlayState,
  { index }: GraphChoice,
  check: Check,
): TurnCheck {
  const { name } = check;
  const at_least = neededOf(story, check);
  const had = heldOf(state, name);
  if (!check.rolls) return { name, at_least, had, won: had >= at_least };
  const roll = rollOf(state, index);
  return { name, at_least, had, roll, won: had + roll >= at_least };
}

/** The chance of an attempt to succeed, in percent. */
export function oddsOf(story: PlayStory, state: PlayState, { check }: GraphChoice): number {
  if (check === null) return 100;
  const missing = neededOf(story, check) - heldOf(state, check.name);
  if (!check.rolls) return missing > 0 ? 0 : 100;
  const winning = Math.min(CHECK_DIE, Math.max(0, CHECK_DIE + 1 - missing));
  return Math.round((winning / CHECK_DIE) * 100);
}

/**
 * The die for an attempt: it depends on what the play has come to, and not on time, so that going back, typing and
 * telling again never roll again.
 */
function rollOf({ seed = '', node, path_length, tried = 0 }: PlayState, choice: number): number {
  const random = seededRandom(hashOf([seed, node ?? '', path_length, choice, tried].join('\n')));
  return Math.floor(random() * CHECK_DIE) + 1;
}

/** FNV-1a with 32 bits, over UTF-16 code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
