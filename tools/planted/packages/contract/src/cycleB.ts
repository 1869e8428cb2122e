import { a } from './cycleA.ts';

export const b = (): number => a();
