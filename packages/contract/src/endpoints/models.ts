import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { ModelLists, User } from '../entities/index.ts';
import { PICTURE_STYLES, TEXT_MODELS } from '../options.ts';
import { endpoint } from './define.ts';

export const models = {
  listModels: endpoint(calls.listModels, {
    summary: 'The models to choose from, and their prices',
    answers: { 200: ModelLists },
    errors: [],
  }),
  chooseModels: endpoint(calls.chooseModels, {
    summary: 'Remember which models the caller plays with; a kind that is not sent stays as it is',
    body: z.object({ text: z.enum(TEXT_MODELS).optional(), image: z.enum(PICTURE_STYLES).optional() }),
    answers: { 200: User },
    errors: [],
  }),
};
