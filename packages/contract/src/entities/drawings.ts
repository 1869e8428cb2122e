import { z } from 'zod';
import { COVER_KEYWORDS_MAX } from '../allLimits.ts';
import { Language } from './common.ts';
import { Cover } from './extras.ts';
import { text } from './ruled.ts';

/** The seed, keywords and language for the cover previews of the four painters. */
export const CoverRollQuery = z.object({
  seed: Cover.shape.seed,
  keywords: text(COVER_KEYWORDS_MAX * 61)
    .default('')
    .describe('The keywords, separated by commas'),
  language: Language.optional().describe('The language of the descriptions; English by default'),
});

/** A cover drawn by one painter. */
export const CoverDrawing = z
  .object({
    style: Cover.shape.style,
    svg: z.string(),
    alt: z.string().describe('A description of the drawing'),
  })
  .meta({ id: 'CoverDrawing' });
export type CoverDrawing = z.infer<typeof CoverDrawing>;

export const CoverDrawings = z.object({ drawings: z.array(CoverDrawing) }).meta({ id: 'CoverDrawings' });
export type CoverDrawings = z.infer<typeof CoverDrawings>;
