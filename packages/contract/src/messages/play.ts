import type { PayloadOf } from '../problem.ts';
import type { FailureWords } from './failureWords.ts';

type CreditsShort = Omit<PayloadOf<'credits_short'>, 'suggested_alternatives'>;
type XpShort = PayloadOf<'xp_short'>;

export const play = {
  models: { other: 'Failed to load AI models. Using fallback options.' },
  act: {
    not_signed_in: 'Please log in to continue playing.',
    credits_short: ({ model_requested, available_credits, required_credits }: CreditsShort) =>
      `Not enough credits for ${model_requested}. You have ${available_credits} ${available_credits === 1 ? 'credit' : 'credits'}, but need ${required_credits}.`,
    xp_short: ({ current_xp, required_xp }: XpShort) =>
      `Not enough XP. You have ${current_xp} XP, but need ${required_xp} XP for this action.`,
    other: 'An error occurred while executing the action.',
  },
  retelling: {
    not_found: 'The story has gone on, so this part keeps its telling.',
    other: 'The other telling could not be opened. Please try again.',
  },
  language: {
    other: 'The language of the story could not be changed. The tale goes on as before; please try again.',
  },
  move: {
    other: 'The game could not be moved to the newer version. It goes on in its own; please try again.',
  },
  branch: { other: 'The new game could not be started. This one stays as it is; please try again.' },
  rate: { other: 'Your rating could not be stored. Please try again.' },
  reasons: { other: 'The reasons could not be loaded. Please try again.' },
  map: { other: 'The map could not be loaded. Your tale is safe; please try again.' },
  memory: { other: 'What this tale remembers could not be loaded. Please try again.' },
  changeMemory: {
    not_found: 'The tale does not remember this any more.',
    other: 'This could not be changed. The tale remembers it as before; please try again.',
  },
  exportSession: { other: 'The session could not be saved as a file. Your tale is safe; please try again.' },
  book: { other: 'The book could not be made. Your tale is safe; please try again.' },
  deleteSession: { other: 'The session could not be deleted. It is still there; please try again.' },
} satisfies Record<string, FailureWords>;

/** Warnings of a turn that has not failed. */
export const playNotices = {
  creditsLow: 'Your credits are running low!',
  alternatives: 'Try these alternatives:',
};
