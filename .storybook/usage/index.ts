import { account } from './account.ts';
import { administration } from './administration.ts';
import { patterns } from './patterns.ts';
import { play } from './play.ts';
import { primitives } from './primitives.ts';
import { reading } from './reading.ts';
import { screens } from './screens.ts';
import type { UsageTable } from './usage.ts';
import { writing } from './writing.ts';

/** When to use a component and when not, what is heard and which keys it has: of every one in the sidebar. */
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
