import { YOUNG_RATINGS } from '@kathaloka/contract/limits';
import { expect, it } from 'vitest';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { refuseOlder } from './playableStory.ts';

const young = { id: 'kavi', youth: { ratings: YOUNG_RATINGS.family } } as unknown as SignedInUser;
const rated = (author_id: string | null) => ({ author_id, content_rating: 'mature' as const });

it('A story that is rated for older players refuses the young, but not its author', () => {
  expect(() => refuseOlder(rated('meera'), young)).toThrow('rated for older players');
  expect(() => refuseOlder(rated(null), young)).toThrow('rated for older players');
  expect(() => refuseOlder(rated(young.id), young)).not.toThrow();
});
