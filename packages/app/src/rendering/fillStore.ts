import { entriesOfHome } from '@kathaloka/api';
import type { PageAnswers } from '@kathaloka/contract/rendering';
import { catalogue } from '../client.ts';
import type { createStore } from '../store.ts';

type Dispatch = ReturnType<typeof createStore>['dispatch'];

const { util, endpoints } = catalogue;

/** Puts the answers embedded in the page into the store, as the answers of their calls. */
export function fillStore(dispatch: Dispatch, { home, settings, story, opening }: PageAnswers): void {
  if (settings)
    dispatch(util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value: settings }]));
  if (home) dispatch(util.upsertQueryEntries(entriesOfHome(home)));
  if (!story) return;
  const arg = { params: { id: story.id } };
  dispatch(util.upsertQueryEntries([{ endpointName: 'getStory', arg, value: story }]));
  if (opening) dispatch(util.upsertQueryEntries([{ endpointName: 'getOpening', arg, value: opening }]));
}

/** Refetches the embedded answers for the signed-in user, who sees the guests' answers until then. */
export function refetchAsMember(dispatch: Dispatch, { home, story }: PageAnswers): void {
  const anew = { subscribe: false, forceRefetch: true };
  if (home) void dispatch(endpoints.getHome.initiate(undefined, anew));
  if (story) void dispatch(endpoints.getStory.initiate({ params: { id: story.id } }, anew));
}
