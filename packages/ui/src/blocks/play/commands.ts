import type { PLAYER_ACTIONS } from '@kathaloka/contract/limits';
import { ChevronsRight, Feather, Image, Undo2, Waves } from 'lucide-react';
import type { ComponentType } from 'react';

export type PlayerAction = (typeof PLAYER_ACTIONS)[number];

/** The four command buttons, in their order. */
export const COMMANDS = ['continue', 'immerse', 'show', 'undo'] as const satisfies readonly PlayerAction[];
export type Command = (typeof COMMANDS)[number];

/** The cost of each action in XP; an action that is missing has the default cost. */
export type CommandCosts = Readonly<Partial<Record<PlayerAction, number>>>;

/** Returns the costs in a story's `game_config.commands`. */
export function costsOf(commands: Readonly<Record<string, { cost: number }>> = {}): CommandCosts {
  return Object.fromEntries(Object.entries(commands).map(([name, { cost }]) => [name, cost]));
}

/** The commands that still work after the end of a tale. */
export const COMMANDS_AFTER_THE_END: readonly Command[] = ['show', 'undo'];

export const commandIcons: Readonly<Record<PlayerAction, ComponentType>> = {
  continue: ChevronsRight,
  immerse: Waves,
  show: Image,
  undo: Undo2,
  custom_action: Feather,
};

/** Commands whose icons point in reading direction, so that they are mirrored in right-to-left languages. */
export const DIRECTIONAL_COMMANDS: readonly PlayerAction[] = ['continue', 'undo', 'custom_action'];
