import { calls } from '../calls/index.ts';
import { CoverDrawings, CoverRollQuery } from '../entities/index.ts';
import { endpoint } from './define.ts';

export const drawings = {
  drawCovers: endpoint(calls.drawCovers, {
    summary: 'Previews of a cover in all four styles',
    query: CoverRollQuery,
    answers: { 200: CoverDrawings },
    errors: [],
  }),
};
