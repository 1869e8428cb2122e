import { spend } from '../features/economy/service.ts';

export const ask = spend;
