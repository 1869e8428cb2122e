import { brokenReading } from './compared.ts';
import { brokenConditions } from './conditions.ts';
import { brokenLedgers } from './ledger.ts';
import type { BrokenStory } from './soundStory.ts';
import { brokenTexts } from './texts.ts';
import { brokenValues } from './values.ts';
import { brokenWays } from './ways.ts';

export { type BrokenStory, soundStory } from './soundStory.ts';

/** Stories with one planted fault each. */
export const brokenStories: readonly BrokenStory[] = [
  ...brokenWays,
  ...brokenConditions,
  ...brokenTexts,
  ...brokenValues,
  ...brokenReading,
  ...brokenLedgers,
];
