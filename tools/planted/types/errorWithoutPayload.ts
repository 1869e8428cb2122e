import { AppError } from '../../../packages/server/src/platform/AppError.ts';

export const short = () => new AppError('xp_short', 'Not enough XP.');
