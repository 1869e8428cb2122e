import { z } from 'zod';
import { ROLES } from '../options.ts';
import { Id, Instant } from './common.ts';

export const Role = z.enum(ROLES).meta({ id: 'Role' });
export type Role = z.infer<typeof Role>;

/** What a person sees of their own account. */
export const User = z
  .object({
    id: Id,
    username: z.string(),
    email: z.string(),
    display_name: z.string().nullable(),
    avatar_url: z.string().nullable(),
    is_verified: z.boolean(),
    has_password: z.boolean().describe('False for an account that only Google opens'),
    role: Role,
    has_premium_access: z.boolean(),
    credits: z.int().min(0).describe('Also the balance of coins: one wallet'),
    created_at: Instant,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const Tokens = z
  .object({
    access_token: z.string().describe('A JWT that carries its expiry'),
    refresh_token: z.string(),
  })
  .meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof Tokens>;

export const SignedIn = z.object({ tokens: Tokens, user: User }).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

export const RefreshedTokens = z
  .object({ access_token: z.string(), tokens: Tokens })
  .meta({ id: 'RefreshedTokens' });
export type RefreshedTokens = z.infer<typeof RefreshedTokens>;

/** One browser that is signed in to an account. */
export const AccountSession = z
  .object({
    id: Id,
    device: z.string().describe('As the browser calls itself'),
    created_at: Instant,
    last_used_at: Instant,
    is_current: z.boolean(),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.infer<typeof AccountSession>;
