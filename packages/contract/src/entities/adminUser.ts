import { z } from 'zod';
import { Id, Instant } from './common.ts';
import { User } from './user.ts';

/** A person by name, as administrators see them in lists. */
export const Named = z.object({ id: Id, username: z.string() }).meta({ id: 'Named' });
export type Named = z.infer<typeof Named>;

export const AdminUser = User.omit({ about: true })
  .extend({
    stories_count: z.int(),
    birth_year: z.int().nullable().describe('Null if it was not given'),
    last_seen_at: Instant.nullable().describe(
      'The last use of a login that is still valid; null if there is none',
    ),
    blocked_at: Instant.nullable().describe('Null if the account is not blocked'),
    blocked_reason: z.string().nullable().describe('Also shown to the person when they try to sign in'),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUserPage = z
  .object({ users: z.array(AdminUser), page: z.int(), total_pages: z.int(), total_users: z.int() })
  .meta({ id: 'AdminUserPage' });
export type AdminUserPage = z.infer<typeof AdminUserPage>;
