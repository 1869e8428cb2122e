import type { Config } from '../../config.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Row } from '../../platform/db/schema.ts';
import { isAdmin } from '../../platform/auth/policy.ts';

// Who may read, change and publish a story is in the contract: rows with `access: 'owner-or-admin'`.

/** Whether a story may be deleted: not while it is published or submitted. */
export const mayDelete = ({ status }: Pick<Row<'stories'>, 'status'>): boolean =>
  status === 'draft' || status === 'archived';

type Person = Pick<SignedInUser, 'role'>;

/** Whether the person may feature a story, and open the whole of it to guests. */
export const maySetFlags = (person: Person): boolean => isAdmin(person);

/** An author may begin again with an empty story; an administrator who sends no scenes has made a mistake. */
export const mayRemoveScenes = (person: Person): boolean => !isAdmin(person);

/** With `REVIEW=manual` an author's story waits for an administrator. */
export const needsReview = (person: Person, { review }: Pick<Config, 'review'>): boolean =>
  review === 'manual' && !isAdmin(person);

/** Whether an edit withdraws a story from review: an author's does, an administrator's does not. */
export const withdrawsFromReview = (person: Person): boolean => !isAdmin(person);
