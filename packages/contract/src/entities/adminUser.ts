import { z } from 'zod';
import { Instant } from './common.ts';
import { User } from './user.ts';

export const AdminUser = User.extend({
  stories_count: z.int(),
  last_seen_at: Instant.nullable(),
}).meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUserPage = z
  .object({ users: z.array(AdminUser), page: z.int(), total_pages: z.int(), total_users: z.int() })
  .meta({ id: 'AdminUserPage' });
export type AdminUserPage = z.infer<typeof AdminUserPage>;
