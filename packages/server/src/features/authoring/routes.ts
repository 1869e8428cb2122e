import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { EventStream } from '../../platform/http/eventStream.ts';
import { getDraft } from './drafts/getDraft.ts';
import { deleteDraft } from './drafts/deleteDraft.ts';
import { saveDraft } from './drafts/saveDraft.ts';
import { createStory } from './editing/createStory.ts';
import { exportShelf } from './importing/exportShelf.ts';
import { importShelf } from './importing/importShelf.ts';
import { importStory } from './importing/importStory.ts';
import { suggestPhrases } from './editing/suggestPhrases.ts';
import { updateStory } from './editing/updateStory.ts';
import { getStoryInsights } from './insights/getStoryInsights.ts';
import { followPresence, othersIn, visitOf } from './presence/followPresence.ts';
import { updatePresence } from './presence/updatePresence.ts';
import { archiveStory } from './publishing/archiveStory.ts';
import { deleteStory } from './publishing/deleteStory.ts';
import { eraseStory } from './publishing/eraseStory.ts';
import { publishStory } from './publishing/publishStory.ts';
import { removeStory } from './publishing/removeStory.ts';
import { restoreStory } from './publishing/restoreStory.ts';
import { hideAdminAct } from './hideAdminAct.ts';
import { hideReportDecision } from './hideReportDecision.ts';
import { listMyStories } from './listMyStories.ts';
import { ownerOfStory } from './ownStories.ts';
import { getStorySource } from './getStorySource.ts';
import { approveReview } from './publishing/approveReview.ts';
import { listReviews } from './publishing/listReviews.ts';
import { rejectReview } from './publishing/rejectReview.ts';
import { listStoryVersions } from './versions/listStoryVersions.ts';
import { getStoryVersion } from './versions/getStoryVersion.ts';
import { restoreStoryPoint } from './versions/restoreStoryPoint.ts';
import { restoreStoryVersion } from './versions/restoreStoryVersion.ts';

export const authoringRoutes = (deps: Deps) => ({
  ...storyRoutes(deps),
  ...versionRoutes(deps),
  ...deletionRoutes(deps),
});

function storyRoutes(deps: Deps) {
  const ownerOf = (params: { readonly id: string }) => ownerOfStory(deps, params);
  return defineRoutes({
    createStory: ({ body, headers, user }) =>
      createStory(deps, { story: body, key: headers['idempotency-key'] }, user),
    listMyStories: ({ user }) => listMyStories(deps, user),
    getStorySource: { ownerOf, handle: ({ params, user }) => getStorySource(deps, params, user) },
    updateStory: {
      ownerOf,
      handle: ({ params, body, user }) => updateStory(deps, { ...params, changes: body }, user),
    },
    publishStory: {
      ownerOf,
      handle: ({ params, body, user }) => publishStory(deps, { ...params, note: body?.note ?? '' }, user),
    },
    archiveStory: { ownerOf, handle: ({ params, user }) => archiveStory(deps, params, user) },
    restoreStory: { ownerOf, handle: ({ params, user }) => restoreStory(deps, params, user) },
    hideReportDecision: {
      ownerOf,
      handle: ({ params, body, user }) => hideReportDecision(deps, { ...params, ...body }, user),
    },
    getStoryInsights: { ownerOf, handle: ({ params }) => getStoryInsights(deps, params) },
    importShelf: ({ body, user }) => importShelf(deps, body, user),
    exportShelf: ({ body, user }) => exportShelf(deps, body, user),
    importStory: ({ body, user }) => importStory(deps, body, user),
    suggestPhrases: ({ body, user }) => suggestPhrases(deps, body, user),
    getDraft: ({ params, user }) => getDraft(deps, params, user),
    saveDraft: ({ params, body, user }) => saveDraft(deps, { ...params, ...body }, user),
    async deleteDraft({ params, user }) {
      await deleteDraft(deps, params, user);
      return { detail: 'The draft was deleted.' };
    },
    async followPresence({ params, user, signal, wantsEvents }) {
      const visit = await visitOf(deps, params, user);
      if (!wantsEvents) return { editors: await othersIn(deps, visit, user) };
      return new EventStream(followPresence(deps, visit, { user, signal }), { isOpenEnded: true });
    },
    async updatePresence({ params, body, user }) {
      await updatePresence(deps, { ...params, ...body }, user);
      return { detail: 'Others see where you are.' };
    },
    listReviews: ({ user }) => listReviews(deps, user),
    approveReview: ({ params, body, user }) => approveReview(deps, { ...params, ...body }, user),
    rejectReview: ({ params, body, user }) => rejectReview(deps, { ...params, ...body }, user),
  });
}

function versionRoutes(deps: Deps) {
  const ownerOf = (params: { readonly id: string }) => ownerOfStory(deps, params);
  return defineRoutes({
    hideAdminAct: {
      ownerOf,
      handle: ({ params, body, user }) => hideAdminAct(deps, { ...params, ...body }, user),
    },
    listStoryVersions: { ownerOf, handle: ({ params }) => listStoryVersions(deps, params) },
    getStoryVersion: { ownerOf, handle: ({ params }) => getStoryVersion(deps, params) },
    restoreStoryVersion: {
      ownerOf,
      handle: ({ params, body, user }) => restoreStoryVersion(deps, { ...params, ...body }, user),
    },
    restoreStoryPoint: {
      ownerOf,
      handle: ({ params, body, user }) => restoreStoryPoint(deps, { ...params, ...body }, user),
    },
  });
}

function deletionRoutes(deps: Deps) {
  const ownerOf = (params: { readonly id: string }) => ownerOfStory(deps, params);
  return defineRoutes({
    deleteStory: { ownerOf, handle: ({ params, user }) => deleteStory(deps, params, user) },
    eraseStory: {
      ownerOf,
      async handle({ params, user }) {
        await eraseStory(deps, params, user);
        return { detail: 'The story was deleted.' };
      },
    },
    async removeStory({ params, body, user }) {
      await removeStory(deps, { ...params, ...body }, user);
      return { detail: 'The story is in the bin.' };
    },
  });
}
