import { hits } from '../limits/repository.ts';

export const count = hits;
