import { price } from '../economy/prices.ts';

export const cost = price;
