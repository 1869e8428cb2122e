import { calls } from '../calls/index.ts';
import { PublicSettings } from '../entities/index.ts';
import { endpoint } from './define.ts';

export const settings = {
  getSettings: endpoint(calls.getSettings, {
    summary: 'What the browser needs to know of the server’s settings',
    answers: { 200: PublicSettings },
    errors: [],
  }),
};
