import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { AdminUser, AdminUserPage, BirthYear, Id, Message, MyData, Role, uuid } from '../entities/index.ts';
import { ruled, text } from '../entities/ruled.ts';
import {
  ADMIN_USER_SORTS,
  BLOCK_REASON_MAX,
  GIVE_CREDITS_MAX,
  GRANT_REASON_MAX,
  GRANT_WITHOUT_PROOF_MAX,
  SEARCH_QUERY_MAX,
  SORT_ORDERS,
} from '../limits.ts';
import { checkBlockReason } from '../rules/admin.ts';
import { endpoint } from './define.ts';
import { page } from './page.ts';

const params = z.object({ id: Id });
const reasonBody = z.object({
  reason: ruled(checkBlockReason, { minLength: 1, maxLength: BLOCK_REASON_MAX }),
});

export const adminPeople = {
  listUsers: endpoint(calls.listUsers, {
    summary: 'One page of the accounts, newest first unless sorted otherwise',
    query: z.object({
      page,
      q: text(SEARCH_QUERY_MAX)
        .trim()
        .optional()
        .describe('Part of the username, display name or mail address'),
      role: Role.optional(),
      has_premium_access: z.stringbool().optional(),
      is_blocked: z.stringbool().optional(),
      sort: z.enum(ADMIN_USER_SORTS).default('created_at'),
      order: z.enum(SORT_ORDERS).default('desc'),
    }),
    answers: { 200: AdminUserPage },
    errors: [],
  }),
  getUser: endpoint(calls.getUser, {
    summary: 'One account',
    params,
    resource: 'user',
    answers: { 200: AdminUser },
    errors: [],
  }),
  updateUser: endpoint(calls.updateUser, {
    summary: 'Change the premium access or the role of an account',
    params,
    resource: 'user',
    body: z.object({
      has_premium_access: z.boolean().optional(),
      role: Role.optional(),
    }),
    answers: { 200: AdminUser },
    errors: ['last_admin', 'email_not_verified'],
  }),
  grantCredits: endpoint(calls.grantCredits, {
    summary: 'Grant credits to an account; the same operation key never grants twice',
    params,
    resource: 'user',
    body: z.object({
      amount: z.int().min(1).max(GIVE_CREDITS_MAX),
      reason: text(GRANT_REASON_MAX).trim().min(1),
      operation_key: uuid().describe('A new key for each grant; a retry sends the same key'),
    }),
    needsProof: ({ amount }: { readonly amount: number }) => amount > GRANT_WITHOUT_PROOF_MAX,
    answers: { 200: AdminUser },
    errors: ['key_reused'],
  }),
  blockUser: endpoint(calls.blockUser, {
    summary: 'Block an account: its sessions end, and nobody can sign in to it',
    params,
    resource: 'user',
    body: reasonBody,
    answers: { 200: AdminUser },
    errors: ['last_admin'],
  }),
  unblockUser: endpoint(calls.unblockUser, {
    summary: 'Unblock an account',
    params,
    resource: 'user',
    body: reasonBody,
    answers: { 200: AdminUser },
    errors: [],
  }),
  changeBirthYear: endpoint(calls.changeBirthYear, {
    summary: 'Correct the year of birth of an account, which decides whether it is one for the young',
    params,
    resource: 'user',
    body: reasonBody.extend({
      birth_year: BirthYear.nullable().describe(
        'Null: unknown; the owner is asked again, if the server asks for it',
      ),
    }),
    answers: { 200: AdminUser },
    errors: [],
  }),
  recordConsent: endpoint(calls.recordConsent, {
    summary: 'Record what a guardian has proved in another way, or its withdrawal',
    params,
    resource: 'user',
    body: reasonBody.extend({ is_granted: z.boolean() }),
    answers: { 200: AdminUser },
    errors: [],
  }),
  exportUser: endpoint(calls.exportUser, {
    summary: 'Everything that is stored about somebody who has asked an administrator for it',
    params,
    resource: 'user',
    body: reasonBody,
    answers: { 200: MyData },
    errors: [],
  }),
  removeUser: endpoint(calls.removeUser, {
    summary: 'Delete the account of somebody who has asked an administrator for it, for good',
    params,
    resource: 'user',
    body: reasonBody.extend({
      deletes_stories: z
        .boolean()
        .default(false)
        .describe('If false, published stories stay, without the author’s name'),
    }),
    answers: { 200: Message },
    errors: ['last_admin'],
  }),
};
