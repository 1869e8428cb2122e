import type { StoryCreate } from '@kathaloka/contract/entities';
import { COMMAND_XP, XP_GAINS } from '@kathaloka/contract/limits';

type Command = 'continue' | 'immerse' | 'show';

interface Step {
  command: Command;
  /** The XP gained by the turn, before the story's multiplier. */
  gain: number;
}

const go: Step = { command: 'continue', gain: XP_GAINS.scene };
const choose: Step = { command: 'continue', gain: XP_GAINS.scene + XP_GAINS.choice };
const immerse: Step = { command: 'immerse', gain: 0 };
const show: Step = { command: 'show', gain: 0 };
const arrive: Step = { command: 'continue', gain: XP_GAINS.scene + XP_GAINS.ending };

/** A typical path: seven times Continue, three choices, one Immerse and two pictures. */
const TYPICAL: readonly Step[] = [
  go,
  go,
  go,
  immerse,
  choose,
  go,
  go,
  show,
  choose,
  go,
  choose,
  show,
  arrive,
];

export interface XpWalk {
  /** The XP before the first turn and after each. */
  levels: readonly number[];
  /** The number of the first turn that is too expensive, from 1. */
  dryTurn: number | undefined;
}

/** A player's XP along a typical path at this story's costs. */
export function xpWalk({ initial_xp, game_config }: Pick<StoryCreate, 'initial_xp' | 'game_config'>): XpWalk {
  const levels = [initial_xp];
  let dryTurn: number | undefined;
  TYPICAL.forEach(({ command, gain }, index) => {
    const before = levels.at(-1) ?? initial_xp;
    const cost = game_config.commands[command]?.cost ?? COMMAND_XP[command];
    if (cost > before) dryTurn ??= index + 1;
    const after = before - cost + Math.round(gain * game_config.xp_gain_multiplier);
    levels.push(Math.max(0, after));
  });
  return { levels, dryTurn };
}

/** Whether a player may be unable to continue for lack of XP. */
export function canBeStuck({ game_config }: Pick<StoryCreate, 'game_config'>): boolean {
  return (
    (game_config.commands['continue']?.cost ?? COMMAND_XP.continue) > 0 &&
    game_config.xp_gain_multiplier < 0.5
  );
}
