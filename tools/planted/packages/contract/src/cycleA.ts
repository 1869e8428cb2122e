import { b } from './cycleB.ts';

export const a = (): number => b();
