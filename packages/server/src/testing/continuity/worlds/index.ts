import type { Language } from '@kathaloka/contract/entities';
import type { World } from '../World.ts';
import { EN } from './en.ts';
import { HI } from './hi.ts';
import { UR } from './ur.ts';

export const WORLDS: Partial<Record<Language, World>> = { en: EN, hi: HI, ur: UR };
