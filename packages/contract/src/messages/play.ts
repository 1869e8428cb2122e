interface CreditsShort {
  readonly model_requested: string;
  readonly available_credits: number;
  readonly required_credits: number;
}

export const play = {
  models: 'Failed to load AI models. Using fallback options.',
  notSignedIn: 'Please log in to continue playing.',
  creditsLow: 'Your credits are running low!',
  creditsShort: ({ model_requested, available_credits, required_credits }: CreditsShort) =>
    `Not enough credits for ${model_requested}. You have ${available_credits} credits, but need ${required_credits}.`,
  alternatives: 'Try these alternatives:',
  xpShort: (current_xp: number, required_xp: number) =>
    `Not enough XP. You have ${current_xp} XP, but need ${required_xp} XP for this action.`,
  other: 'An error occurred while executing the action.',
} as const;
