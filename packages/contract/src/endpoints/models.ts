import { calls } from '../calls.ts';
import { ModelLists } from '../entities/index.ts';
import { endpoint } from './define.ts';

export const models = {
  listModels: endpoint(calls.listModels, {
    summary: 'The models that can be chosen, and their prices',
    access: 'public',
    answers: { 200: ModelLists },
    errors: [],
  }),
};
