import type { ActionRequest } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { ActionId, lockForAction } from '../stored/actionsRepository.ts';
import type { Actor } from '../together/takeTurn.ts';
import type { Work } from './work.ts';

export interface AskedAction extends ActionId {
  readonly request: ActionRequest;
  /** Set if the actor is not the session's owner. */
  readonly actor?: Actor;
}

/** A locked session and its newest turn. */
export type Locked = NonNullable<Awaited<ReturnType<typeof lockForAction>>>;

/** A requested action, in the transaction that may accept it. */
export interface Asking {
  readonly transaction: Transaction;
  readonly user: SignedInUser;
  readonly asked: AskedAction;
  readonly locked: Locked;
}

/** How an action is carried out: as requested, unless a condition changes it. */
export interface Terms extends Pick<Work, 'isYoung' | 'isUncounted' | 'together'> {
  readonly request: ActionRequest;
}
