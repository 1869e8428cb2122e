import type { NotAtTurn } from '@kathaloka/contract/limits';
import { AppError } from '../../platform/AppError.ts';

const REFUSED: Readonly<Record<NotAtTurn, string>> = {
  turn: 'It is somebody else’s turn.',
  vote: 'What comes next is voted on.',
  paused: 'Only the owner of this game acts for now.',
  away: 'The game waits for its owner.',
  words: 'Typing one’s own words is not allowed in this game.',
  payer_only: 'Only the owner of this game may do this.',
  unpaid: 'The XP or credits of this game’s owner do not pay for this now.',
};

export const notAtTurn = (reason: NotAtTurn): AppError =>
  new AppError('not_at_turn', REFUSED[reason], { reason });
