import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { Id, StoryRating } from '../entities/index.ts';
import { endpoint } from './define.ts';

const params = z.object({ id: Id });

export const ratings = {
  getRating: endpoint(calls.getRating, {
    summary: 'The caller’s rating of a story',
    params,
    resource: 'story',
    answers: { 200: StoryRating },
    errors: [],
  }),
  rateStory: endpoint(calls.rateStory, {
    summary: 'Rate a story that the caller has finished, or take the rating back',
    params,
    resource: 'story',
    body: z.object({ stars: StoryRating.shape.stars }),
    answers: { 200: StoryRating },
    errors: ['forbidden'],
  }),
};
