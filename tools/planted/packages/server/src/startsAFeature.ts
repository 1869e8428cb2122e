import { price } from './features/economy/prices.ts';

export const cost = price;
