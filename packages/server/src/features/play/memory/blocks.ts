/** The number of turns that leave the prompt together. */
export const BLOCK = 10;
/** The same number if few turns fit into the prompt: otherwise some turns would be neither told nor summarised. */
export const SHORT_BLOCK = 5;
/** This many summaries of a layer become one summary of the next layer. */
export const SUMMARIES_OF_LAYER = 8;
