import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { Message, Series } from '../entities/index.ts';
import { SERIES_SLUG, SERIES_SLUG_MAX } from '../limits.ts';
import { endpoint } from './define.ts';

const params = z.object({
  slug: z.string().max(SERIES_SLUG_MAX).toLowerCase().regex(SERIES_SLUG),
});

export const series = {
  getSeries: endpoint(calls.getSeries, {
    summary: 'A series with its parts',
    params,
    resource: 'series',
    answers: { 200: Series },
    errors: [],
  }),
  forgetSeries: endpoint(calls.forgetSeries, {
    summary: 'Forget what the caller has left for later parts: the series begins afresh',
    params,
    resource: 'series',
    answers: { 200: Message },
    errors: [],
  }),
};
