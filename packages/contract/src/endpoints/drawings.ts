import { calls } from '../calls/index.ts';
import { CoverDrawings, CoverRollQuery } from '../entities/index.ts';
import { endpoint } from './define.ts';

export const drawings = {
  drawCovers: endpoint(calls.drawCovers, {
    summary: 'The same cover by four painters, as it would be drawn',
    query: CoverRollQuery,
    answers: { 200: CoverDrawings },
    errors: [],
  }),
};
