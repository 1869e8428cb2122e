import { calls } from '../calls/index.ts';
import { PublicSettings } from '../entities/index.ts';
import { endpoint } from './define.ts';

export const settings = {
  getSettings: endpoint(calls.getSettings, {
    summary: 'The server’s settings that a browser needs',
    answers: { 200: PublicSettings },
    errors: [],
  }),
};
