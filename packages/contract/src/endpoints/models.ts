import { calls } from '../calls/index.ts';
import { ModelLists } from '../entities/index.ts';
import { endpoint } from './define.ts';

export const models = {
  listModels: endpoint(calls.listModels, {
    summary: 'The models to choose from, and their prices',
    answers: { 200: ModelLists },
    errors: [],
  }),
};
