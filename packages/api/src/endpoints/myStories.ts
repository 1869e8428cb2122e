import { authoringCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import { CATALOGUE, storyList, type TagType } from '../tags.ts';

interface CacheTag {
  readonly type: TagType;
  readonly id: string;
}

/** The tags of a story as its author sees it: its page, its source, and its rows in lists. */
export const ofStory = (id: string): readonly CacheTag[] => [
  { type: 'Story', id },
  ...storyList('mine'),
  ...storyList('admin'),
];

export interface OfOneStory {
  readonly params: { readonly id: string };
}

/**
 * The tags of a story whose status changed, including the readers' lists. After a refusal, only those of the story,
 * whose shown status was stale.
 */
export const ofStatus = (id: string, error: unknown): readonly CacheTag[] => [
  ...ofStory(id),
  ...(error ? [] : [...CATALOGUE, { type: 'Story' as const, id: `${id}/versions` }]),
];

const changesStatus = {
  invalidatesTags: (_answer: unknown, error: unknown, { params }: OfOneStory) => ofStatus(params.id, error),
};

const changesRow = {
  invalidatesTags: (_story: unknown, error: unknown, { params }: OfOneStory) =>
    error ? [] : ofStory(params.id),
};

/**
 * The caller's own stories, and the calls that change their status.
 *
 * @example
 * const { useListMyStoriesQuery } = withMyStories(client);
 */
export function withMyStories({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, authoringCalls);
      return {
        listMyStories: build.call('listMyStories', { providesTags: storyList('mine') }),
        publishStory: build.call('publishStory', changesStatus),
        archiveStory: build.call('archiveStory', changesStatus),
        restoreStory: build.call('restoreStory', changesStatus),
        deleteStory: build.call('deleteStory', changesStatus),
        eraseStory: build.call('eraseStory', changesStatus),
        hideReportDecision: build.call('hideReportDecision', changesRow),
        hideAdminAct: build.call('hideAdminAct', changesRow),
      };
    },
  });
}
