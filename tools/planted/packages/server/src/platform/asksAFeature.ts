import { spend } from '../features/economy/public.ts';

export const ask = spend;
