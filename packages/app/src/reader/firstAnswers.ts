import type { ClientState } from '@kathaloka/api';
import { paths } from '@kathaloka/contract/paths';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { catalogue } from '../client.ts';

const { removeQueryResult } = catalogue.internalActions;

interface FirstStore {
  readonly dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>;
  readonly getState: () => ClientState;
}

/** After that the page is rendered without them, and says what it waits for. */
const ANSWERED_WITHIN_MS = 1500;
/** Until the page itself holds them. */
const HELD_MS = 10_000;

/**
 * Asks for what the page at this address begins with, which `theme.js` has preloaded, and waits for it: the page is then
 * rendered once and whole, and its first view stays until then.
 */
export async function firstAnswers(store: FirstStore, pathname: string): Promise<void> {
  // in a task of its own, not that of the app's first script
  await new Promise((resolve) => setTimeout(resolve));
  const asked = ask(store, pathname);
  setTimeout(() => asked.forEach((query) => query.unsubscribe()), HELD_MS);
  const late = new Promise((resolve) => setTimeout(resolve, ANSWERED_WITHIN_MS));
  const answered = Promise.all(
    asked.map(async (query) => forgetFailure(store, query.queryCacheKey, await query)),
  );
  await Promise.race([answered, late]);
}

/** The page asks again itself, and says what fails then: an older failure would be shown for the time of that call. */
function forgetFailure(
  { dispatch }: FirstStore,
  queryCacheKey: string,
  { isError }: { isError: boolean },
): void {
  const key = queryCacheKey as Parameters<typeof removeQueryResult>[0]['queryCacheKey'];
  if (isError) dispatch(removeQueryResult({ queryCacheKey: key }));
}

function ask({ dispatch, getState }: FirstStore, pathname: string) {
  const { getHome, getOpening, getStory } = catalogue.endpoints;
  if (pathname === paths.home) return [dispatch(getHome.initiate())];
  const [, id] = /^\/game\/([\w-]+)$/.exec(pathname) ?? [];
  if (!id) return [];
  const story = { params: { id } };
  const asked = dispatch(getStory.initiate(story));
  return getState().session.isSignedIn ? [asked] : [asked, dispatch(getOpening.initiate(story))];
}
