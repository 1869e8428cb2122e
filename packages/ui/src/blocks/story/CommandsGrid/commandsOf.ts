import type { GameConfig } from '@kathaloka/contract/entities';
import { COMMAND_XP, CUSTOM_ACTION_XP } from '@kathaloka/contract/limits';

export interface Command {
  /** The key of the command in the story's settings. */
  name: string;
  /** The cost in XP. */
  cost: number;
}

/** The commands that every story has, even if its settings give no cost. */
const STANDING = ['continue', 'immerse', 'show', 'undo'] as const;
const FREE_ACTION = 'custom_action';
const known: ReadonlySet<string> = new Set([...STANDING, FREE_ACTION]);

/** The commands of a story: the standard ones, the author's own commands, and a free action last. */
export function commandsOf(commands: GameConfig['commands']): Command[] {
  return [
    ...STANDING.map((name) => ({ name, cost: commands[name]?.cost ?? COMMAND_XP[name] })),
    ...Object.entries(commands)
      .filter(([name]) => !known.has(name))
      .map(([name, { cost }]) => ({ name, cost })),
    { name: FREE_ACTION, cost: CUSTOM_ACTION_XP },
  ];
}
