import type { ContinuityLanguage } from '@kathaloka/contract/limits';
import type { World } from '../World.ts';
import { EN } from './en.ts';
import { HI } from './hi.ts';
import { UR } from './ur.ts';

export const WORLDS: Readonly<Record<ContinuityLanguage, World>> = { en: EN, hi: HI, ur: UR };
