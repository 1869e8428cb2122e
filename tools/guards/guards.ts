import type { Guard } from './Guard.ts';
import { playGuards } from './playGuards.ts';
import { requestGuards } from './requestGuards.ts';

export const GUARDS: readonly Guard[] = [...playGuards, ...requestGuards];
