import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  Message,
  MySeries,
  MySeriesList,
  Series,
  SeriesUpdate,
  SeriesWrite,
  uuid,
} from '../entities/index.ts';
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
  listMySeries: endpoint(calls.listMySeries, {
    summary: 'The series of the caller, the newest first, with what is wrong across the parts of each',
    answers: { 200: MySeriesList },
    errors: [],
  }),
  createSeries: endpoint(calls.createSeries, {
    summary: 'Put own stories in an order. A story that another series has goes to this one',
    headers: z.object({
      'idempotency-key': uuid()
        .optional()
        .describe('Idempotency key: the same key never creates a second series'),
    }),
    body: SeriesWrite,
    answers: { 201: MySeries },
    errors: ['limit_reached'],
  }),
  updateSeries: endpoint(calls.updateSeries, {
    summary: 'Change a series; sessions that have begun keep what they took',
    params,
    resource: 'series',
    body: SeriesUpdate,
    answers: { 200: MySeries },
    errors: ['stale_version'],
  }),
  deleteSeries: endpoint(calls.deleteSeries, {
    summary: 'Delete a series. Its stories stay',
    params,
    resource: 'series',
    answers: { 200: Message },
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
