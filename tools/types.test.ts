import { expect, it } from 'vitest';
import type { StoryCreate } from '../packages/contract/src/entities/authoring.ts';
import { STORY_FIELDS } from '../packages/contract/src/storyFields.ts';
import { lockAdmins } from '../packages/server/src/features/accounts/repository.ts';
import { AppError } from '../packages/server/src/platform/AppError.ts';
import type { Database, Transaction } from '../packages/server/src/platform/db/schema.ts';
import { inTransaction } from '../packages/server/src/platform/db/transaction.ts';
import { defineRoutes } from '../packages/server/src/platform/http/defineRoutes.ts';

const { lexicon: _leftOut, ...others } = STORY_FIELDS;

/** None of these functions is called: the type check fails if the compiler accepts one. */
const REFUSED = [
  // @ts-expect-error -- a call for owners, without a resolver that says whose it is
  () => defineRoutes({ getSession: () => Promise.reject(new Error('whose is it?')) }),
  // @ts-expect-error -- an error without the fields that its callers read
  () => new AppError('xp_short', 'Not enough XP.'),
  // @ts-expect-error -- a lock outside of a transaction
  (db: Database) => lockAdmins(db),
  // @ts-expect-error -- a transaction within a transaction
  (transaction: Transaction) => inTransaction(transaction, () => Promise.resolve()),
  // @ts-expect-error -- a transaction that is not tried again
  (db: Database) => db.transaction(),
  // @ts-expect-error -- a field of a story that is left out
  () => others satisfies Record<keyof StoryCreate, object>,
];

it('The compiler refuses these mistakes', () => expect(REFUSED).toHaveLength(6));
