import type { Story } from '@kathaloka/contract/entities';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { requestFor } from '../baseQuery/requestFor.ts';
import type { EmptyApi } from '../emptyApi.ts';
import { isApiError } from '../errors.ts';
import { storiesIn } from './storiesIn.ts';

export interface LikeWish {
  readonly id: string;
  readonly is_liked: boolean;
}

export interface BookmarkWish {
  readonly id: string;
  readonly is_bookmarked: boolean;
}

/** What the server may say of a reaction; where it says nothing, the wish stands. */
interface Standing {
  readonly isOn: boolean;
  readonly total?: number | undefined;
}

interface Reaction {
  readonly state: 'hasLiked' | 'hasBookmarked';
  readonly total: 'likes_total' | 'bookmarks_total';
}

const LIKE: Reaction = { state: 'hasLiked', total: 'likes_total' };
const BOOKMARK: Reaction = { state: 'hasBookmarked', total: 'bookmarks_total' };

interface Started {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly getState: () => unknown;
  readonly requestId: string;
  readonly queryFulfilled: PromiseLike<{ data: unknown }>;
}

/** Like and bookmark show at once, in every list that holds the story, and follow the server when it answers. */
export function withReactions(api: EmptyApi) {
  /** The request that was made last for each story and reaction: only its answer counts. */
  const latest = new Map<string, string>();

  function showEverywhere({ dispatch, getState }: Started, id: string, change: (story: Story) => void): void {
    const state = getState() as Parameters<typeof api.util.selectInvalidatedBy>[0];
    for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(state, [
      { type: 'Story', id },
    ])) {
      dispatch(
        api.util.updateQueryData(endpointName as never, originalArgs as never, (cached: unknown) => {
          for (const story of storiesIn(cached)) if (story.id === id) change(story);
        }) as unknown as UnknownAction,
      );
    }
  }

  async function react(started: Started, reaction: Reaction, id: string, isWanted: boolean): Promise<void> {
    const key = `${reaction.state} ${id}`;
    latest.set(key, started.requestId);
    showEverywhere(started, id, (story) => turn(story, reaction, { isOn: isWanted }));
    const standing = await started.queryFulfilled.then(
      ({ data }) => standingIn(data, reaction, isWanted),
      (failure: unknown) => (wasRefused(failure) ? { isOn: !isWanted } : null),
    );
    if (latest.get(key) !== started.requestId) return;
    latest.delete(key);
    if (standing) showEverywhere(started, id, (story) => turn(story, reaction, standing));
  }

  return api.injectEndpoints({
    endpoints: (build) => ({
      likeStory: build.mutation<unknown, LikeWish>({
        query: ({ id, is_liked }) => requestFor('likeStory', { params: { id }, body: { is_liked } }),
        onQueryStarted: ({ id, is_liked }, started) => react(started, LIKE, id, is_liked),
      }),
      bookmarkStory: build.mutation<unknown, BookmarkWish>({
        query: ({ id, is_bookmarked }) =>
          requestFor('bookmarkStory', { params: { id }, body: { is_bookmarked } }),
        onQueryStarted: ({ id, is_bookmarked }, started) => react(started, BOOKMARK, id, is_bookmarked),
      }),
      shareStory: build.mutation<unknown, string>({
        query: (id) => requestFor('shareStory', { params: { id } }),
        async onQueryStarted(id, started) {
          const shares = await started.queryFulfilled.then(
            ({ data }) => read(data, 'shares_count'),
            () => null,
          );
          if (typeof shares !== 'number') return;
          showEverywhere(started, id, (story) => {
            story.stats.shares_count = shares;
          });
        },
      }),
    }),
  });
}

/** The count changes by one with the state, unless the server has counted. */
function turn({ user_state, stats }: Story, { state, total }: Reaction, standing: Standing): void {
  const step = Number(standing.isOn) - Number(user_state[state]);
  user_state[state] = standing.isOn;
  stats[total] = standing.total ?? Math.max(0, stats[total] + step);
}

function standingIn(data: unknown, { state, total }: Reaction, isWanted: boolean): Standing {
  const isOn = read(data, state === 'hasLiked' ? 'is_liked' : 'is_bookmarked');
  const counted = read(data, total);
  return {
    isOn: typeof isOn === 'boolean' ? isOn : isWanted,
    total: typeof counted === 'number' ? counted : undefined,
  };
}

/** At top level, or under `data`: the specification allows both. */
function read(answer: unknown, name: string): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  return Reflect.get(answer, name) ?? read(Reflect.get(answer, 'data'), name);
}

/** The server has understood and said no. What nobody answered stays as the reader wished it. */
function wasRefused(failure: unknown): boolean {
  const error: unknown =
    typeof failure === 'object' && failure !== null ? Reflect.get(failure, 'error') : null;
  return isApiError(error) && error.kind === 'http' && error.status < 500;
}
