import type { HomeStory } from '@kathaloka/contract/entities';
import { isMachineMade } from '@kathaloka/contract/rules';
import type { HomeScreenProps } from './homeProps.ts';

export type HomeLists = Pick<HomeScreenProps, 'rows' | 'featured' | 'trending' | 'followed' | 'quickReads'>;

const madeByHand = (stories: readonly HomeStory[]) => stories.filter((story) => !isMachineMade(story));

/** The lists without the stories that were made with a model. A list that is loading stays so. */
export const storiesWithoutMachines = ({
  rows,
  featured,
  trending,
  followed,
  quickReads,
}: HomeLists): HomeLists => ({
  rows: rows?.map(({ category, stories }) => ({ category, stories: madeByHand(stories) })),
  featured: featured && madeByHand(featured),
  trending: trending && madeByHand(trending),
  followed: followed && madeByHand(followed),
  quickReads: quickReads && madeByHand(quickReads),
});
