import type { World, WorldLanguage } from '../World.ts';
import { EN } from './en.ts';
import { HI } from './hi.ts';
import { UR } from './ur.ts';

export const WORLDS: Readonly<Record<WorldLanguage, World>> = { en: EN, hi: HI, ur: UR };
