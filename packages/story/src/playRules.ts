import type { GameConfig } from '@kathaloka/contract/entities';
import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import type { Check } from './expressions/expression.ts';
import type { StoryGraph } from './graph.ts';
import { HEALTH } from './state.ts';

/** The part of a story's settings that changes which states can be reached. */
export type RuleConfig = Partial<
  Pick<GameConfig, 'health_max' | 'inventory_slots' | 'skill_check_difficulty'>
>;

/** What a story's settings say of every state. */
export interface PlayRules {
  /** The limit of the number `health`; null if the story does not use it. */
  readonly health_max: number | null;
  /** How many of the declared things the player can carry. */
  readonly inventory_slots: number;
  readonly difficulty: GameConfig['skill_check_difficulty'];
}

export function rulesOf({ names }: Pick<StoryGraph, 'names'>, config: RuleConfig = {}): PlayRules {
  const { health_max, inventory_slots, skill_check_difficulty } = { ...GAME_CONFIG_DEFAULTS, ...config };
  return {
    health_max: names.numbers.has(HEALTH) ? health_max : null,
    inventory_slots,
    difficulty: skill_check_difficulty,
  };
}

const SHIFT_OF = { easy: -1, medium: 0, hard: 1 } as const satisfies Record<PlayRules['difficulty'], number>;

/** What the number of a check must be at least, with the story's difficulty. */
export const neededOf = ({ difficulty }: Pick<PlayRules, 'difficulty'>, { at_least }: Check): number =>
  at_least + SHIFT_OF[difficulty];
