import { draw } from './draw.ts';
import type { Narration } from './Narration.ts';

/** Leads back to the choice. */
export const nudge = (turn: Narration, fits?: (text: string) => boolean): string | null =>
  draw(turn, 'lean', fits ? { fits } : {});
