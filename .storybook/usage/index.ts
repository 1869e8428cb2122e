import { account } from './account.ts';
import { administration } from './administration.ts';
import { patterns } from './patterns.ts';
import { play } from './play.ts';
import { primitives } from './primitives.ts';
import { reading } from './reading.ts';
import { screens } from './screens.ts';
import type { UsageTable } from './usage.ts';
import { writing } from './writing.ts';

/** For every component in the sidebar: when to use it and when not, what screen readers say, and its keys. */
export const USAGE: UsageTable = {
  ...primitives,
  ...patterns,
  ...reading,
  ...play,
  ...account,
  ...writing,
  ...administration,
  ...screens,
};
