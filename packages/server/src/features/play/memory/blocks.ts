/** The number of turns that leave the prompt together. */
export const BLOCK = 10;
/** The same where fewer turns than these fit into a prompt: else some would be neither told nor summarised. */
export const SHORT_BLOCK = 5;
/** The number of summaries of a layer that become one of the next. */
export const SUMMARIES_OF_LAYER = 8;
