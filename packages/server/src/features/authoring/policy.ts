import type { Config } from '../../config.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Row } from '../../platform/db/schema.ts';
import { isAdmin } from '../../platform/auth/policy.ts';

// Who may read, change and publish a story is in the contract: rows with `access: 'owner-or-admin'`.

/** Readers see what is published, and a reviewer what waits: these have to be archived or taken back first. */
export const mayDelete = ({ status }: Pick<Row<'stories'>, 'status'>): boolean =>
  status === 'draft' || status === 'archived';

type Person = Pick<SignedInUser, 'role'>;

/** Only administrators decide what is featured, and what guests may play whole. */
export const maySetFlags = (person: Person): boolean => isAdmin(person);

/** With `REVIEW=manual` an author's story waits for an administrator. */
export const needsReview = (person: Person, { review }: Pick<Config, 'review'>): boolean =>
  review === 'manual' && !isAdmin(person);

/** An author who edits a story withdraws it from review; an administrator does not. */
export const withdrawsFromReview = (person: Person): boolean => !isAdmin(person);
