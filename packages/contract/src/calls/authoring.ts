import type { CallTable } from './call.ts';

/** What authors do with their own stories. */
export const authoringCalls = {
  createStory: { method: 'POST', path: '/stories/', access: 'signed-in', staysOnPage: true },
  listMyStories: { method: 'GET', path: '/stories/my/', access: 'signed-in', answer: 'stories' },
  getStorySource: {
    method: 'GET',
    path: '/stories/{id}/source',
    access: 'owner',
    staysOnPage: true,
    answer: 'id',
  },
  updateStory: { method: 'PUT', path: '/stories/{id}', access: 'owner', staysOnPage: true },
  publishStory: { method: 'PUT', path: '/stories/{id}/publish', access: 'owner', staysOnPage: true },
  archiveStory: { method: 'PUT', path: '/stories/{id}/archive', access: 'owner' },
  restoreStory: { method: 'PUT', path: '/stories/{id}/restore', access: 'owner' },
  hideReportDecision: { method: 'PUT', path: '/stories/{id}/report-decision/hide', access: 'owner' },
  listStoryVersions: {
    method: 'GET',
    path: '/stories/{id}/versions',
    access: 'owner',
    staysOnPage: true,
    answer: 'versions',
  },
  getStoryVersion: {
    method: 'GET',
    path: '/stories/{id}/versions/{number}',
    access: 'owner',
    staysOnPage: true,
    answer: 'number',
  },
  restoreStoryVersion: {
    method: 'PUT',
    path: '/stories/{id}/versions/{number}/restore',
    access: 'owner',
    staysOnPage: true,
    answer: 'id',
  },
  getStoryInsights: {
    method: 'GET',
    path: '/stories/{id}/insights',
    access: 'owner',
    staysOnPage: true,
    answer: 'plays',
  },
} as const satisfies CallTable;
