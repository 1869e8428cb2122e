import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { Follow, Follows, Story } from '../entities/index.ts';
import { authors } from './authors.ts';
import { endpoint } from './define.ts';

const { params } = authors.getAuthor;

export const follows = {
  listFollowedStories: endpoint(calls.listFollowedStories, {
    summary: 'The newest stories of the authors whom the caller follows',
    answers: { 200: z.array(Story) },
    errors: [],
  }),
  getFollow: endpoint(calls.getFollow, {
    summary: 'Whether the caller follows an author',
    params,
    resource: 'author',
    answers: { 200: Follow },
    errors: [],
  }),
  followAuthor: endpoint(calls.followAuthor, {
    summary: 'Follow an author, or no longer',
    params,
    resource: 'author',
    body: Follow.pick({ is_followed: true }),
    answers: { 200: Follow },
    errors: ['limit_reached', 'forbidden'],
  }),
  listFollows: endpoint(calls.listFollows, {
    summary: 'The authors whom the caller follows, and whether they want the weekly letter',
    answers: { 200: Follows },
    errors: [],
  }),
  changeFollowLetter: endpoint(calls.changeFollowLetter, {
    summary: 'Ask for the weekly letter about new stories of followed authors, or no longer',
    body: Follows.pick({ wants_letter: true }),
    answers: { 200: Follows },
    errors: [],
  }),
};
