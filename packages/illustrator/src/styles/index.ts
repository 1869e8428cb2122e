import { ajanta } from './ajanta/paint.ts';
import { chitrakar } from './chitrakar/paint.ts';
import { ravivarma } from './ravivarma/paint.ts';
import { vishvakarma } from './vishvakarma/paint.ts';

export const PAINTERS = { chitrakar, ajanta, ravivarma, vishvakarma };
export type Style = keyof typeof PAINTERS;
export const STYLES: readonly Style[] = ['chitrakar', 'ajanta', 'ravivarma', 'vishvakarma'];
