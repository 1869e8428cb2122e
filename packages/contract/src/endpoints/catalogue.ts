import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  Category,
  GuestStory,
  Home,
  Id,
  Opening,
  PageCursor,
  SearchSuggestions,
  Story,
  StoryPage,
  Tag,
} from '../entities/index.ts';
import {
  FEATURED_LIMIT,
  MAX_LIST_LIMIT,
  MAX_PAGE,
  SEARCH_LIMIT,
  SEARCH_QUERY_MAX,
  TRENDING_LIMIT,
} from '../limits.ts';
import { text } from '../entities/ruled.ts';
import { endpoint } from './define.ts';

const limit = (fallback: number) =>
  z.object({ limit: z.coerce.number<number>().int().min(1).max(MAX_LIST_LIMIT).default(fallback) });

/** What a reader types to search. */
const query = text(SEARCH_QUERY_MAX).trim().min(1);

export const catalogue = {
  listStories: endpoint(calls.listStories, {
    summary: 'One page of the published stories, newest first',
    query: z.object({
      page: z.coerce.number<number>().int().min(1).max(MAX_PAGE).default(1),
      after: PageCursor.optional().describe(
        '`next` of the previous page. The list continues exactly there, even if stories were published or archived since',
      ),
    }),
    answers: { 200: StoryPage },
    errors: [],
  }),
  listFeaturedStories: endpoint(calls.listFeaturedStories, {
    summary: 'Stories picked by the editors',
    query: limit(FEATURED_LIMIT),
    answers: { 200: z.array(Story) },
    errors: [],
  }),
  listTrendingStories: endpoint(calls.listTrendingStories, {
    summary: 'Stories that are currently popular',
    query: limit(TRENDING_LIMIT),
    answers: { 200: z.array(Story) },
    errors: [],
  }),
  getHome: endpoint(calls.getHome, {
    summary: 'What Home begins with, in one answer: three lists of stories, and the settings',
    answers: { 200: Home },
    errors: [],
  }),
  searchStories: endpoint(calls.searchStories, {
    summary: 'Search published stories, best matches first',
    query: limit(SEARCH_LIMIT).extend({ q: query }),
    answers: { 200: z.array(Story) },
    errors: [],
  }),
  suggestStories: endpoint(calls.suggestStories, {
    summary: 'What to read instead, if a search has found nothing: the nearest title, and categories',
    query: z.object({ q: query }),
    answers: { 200: SearchSuggestions },
    errors: [],
  }),
  getStory: endpoint(calls.getStory, {
    summary: 'One story',
    params: z.object({ id: Id }),
    resource: 'story',
    answers: { 200: Story },
    errors: [],
  }),
  getOpening: endpoint(calls.getOpening, {
    summary: 'The first scene of a published story, and the choices that are open in it',
    params: z.object({ id: Id }),
    resource: 'story',
    answers: { 200: Opening },
    errors: [],
  }),
  getGuestStory: endpoint(calls.getGuestStory, {
    summary: 'A whole story that is not premium, to be played without an account',
    params: z.object({ id: Id }),
    resource: 'story',
    answers: { 200: GuestStory },
    errors: [],
  }),
  listCategories: endpoint(calls.listCategories, {
    summary: 'All categories, in their sort order',
    answers: { 200: z.array(Category) },
    errors: [],
  }),
  listTags: endpoint(calls.listTags, {
    summary: 'All tags, in their sort order',
    answers: { 200: z.array(Tag) },
    errors: [],
  }),
};
