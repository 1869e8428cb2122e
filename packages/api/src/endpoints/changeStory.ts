import type { HomeStory } from '@kathaloka/contract/entities';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { CatalogueApi } from './catalogue.ts';

type ApiState = Parameters<CatalogueApi['util']['selectCachedArgsForQuery']>[0];

/** The store, as Redux Toolkit passes it to an endpoint. */
export interface CacheStore {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly getState: () => unknown;
}

const SHORT_LISTS = [
  'listFeaturedStories',
  'listTrendingStories',
  'listFollowedStories',
  'searchStories',
] as const;

/** Updates a story in every cache entry that contains it. */
export function changeStory(
  { util }: CatalogueApi,
  { dispatch, getState }: CacheStore,
  id: string,
  change: (story: HomeStory) => void,
): void {
  const state = getState() as ApiState;
  const changeIn = (stories: readonly HomeStory[]): void => {
    for (const story of stories) if (story.id === id) change(story);
  };
  dispatch(
    util.updateQueryData('listStories', undefined, ({ pages }) => {
      for (const { stories } of pages) changeIn(stories);
    }),
  );
  for (const list of SHORT_LISTS) {
    for (const input of util.selectCachedArgsForQuery(state, list))
      dispatch(util.updateQueryData(list, input, changeIn));
  }
  dispatch(util.updateQueryData('getStory', { params: { id } }, change));
}
