import type { Layer } from './summariesRepository.ts';

/** Turns leave the prompt in blocks of so many. */
export const BLOCK = 10;
/** So many summaries of a layer become one of the next, once there are more. */
export const SUMMARIES_OF_LAYER = 8;

/** How many turns a summary of a layer covers. */
export const turnsOf = (layer: Layer): number => BLOCK * SUMMARIES_OF_LAYER ** (layer - 1);
