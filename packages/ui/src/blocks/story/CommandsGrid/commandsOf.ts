import type { GameConfig } from '@kathaloka/contract/entities';
import { COMMAND_XP, CUSTOM_ACTION_XP } from '@kathaloka/contract/limits';

export interface Command {
  /** As the story's settings call it. */
  name: string;
  /** Its price in XP. */
  cost: number;
}

/** The four commands of every story, with or without a price of its own. */
const STANDING = ['continue', 'immerse', 'show', 'undo'] as const;
const FREE_ACTION = 'custom_action';
const known: ReadonlySet<string> = new Set([...STANDING, FREE_ACTION]);

/** The commands of a story: those of every story, those that its author added, and a free action last. */
export function commandsOf(commands: GameConfig['commands']): Command[] {
  return [
    ...STANDING.map((name) => ({ name, cost: commands[name]?.cost ?? COMMAND_XP[name] })),
    ...Object.entries(commands)
      .filter(([name]) => !known.has(name))
      .map(([name, { cost }]) => ({ name, cost })),
    { name: FREE_ACTION, cost: CUSTOM_ACTION_XP },
  ];
}
