import { OIDC_REFUSALS } from '@kathaloka/contract/limits';
import { z } from 'zod';
import { seal, type Sealing, unseal } from '../../../platform/auth/sealed.ts';
import type { Deps } from '../../../platform/Deps.ts';

/** How long a person may take at the provider, and then with the code of a second factor. */
const SECONDS = { journey: 20 * 60, ticket: 5 * 60 } as const;

/** What a sign-in takes along to the provider: sealed, so that nothing has to be stored for those who never return. */
const Journey = z.object({
  jti: z.string(),
  binding: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
  is_fresh: z.boolean(),
});
export type Journey = z.infer<typeof Journey>;

/** What the provider has said of a person. */
const Person = z.object({
  subject: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  name: z.string().nullable(),
  /** Null if the settings name no group of administrators. */
  is_admin: z.boolean().nullable(),
  /** Whether the provider has just asked the person again. */
  is_fresh: z.boolean(),
});
export type Person = z.infer<typeof Person>;

/** The answer of a provider, which returns through the address of a page. */
const Ticket = z.object({
  jti: z.string(),
  binding: z.string(),
  answer: z.union([z.object({ person: Person }), z.object({ refusal: z.enum(OIDC_REFUSALS) })]),
});
export type Ticket = z.infer<typeof Ticket>;

type Sealer = Pick<Deps, 'providerKey' | 'clock'>;
const sealing = ({ providerKey, clock }: Sealer, purpose: string): Sealing => ({
  key: providerKey,
  clock,
  purpose,
});

export const sealJourney = (deps: Sealer, journey: Journey): Promise<string> =>
  seal(journey, sealing(deps, 'oidc journey'), SECONDS.journey);

export const readJourney = (deps: Sealer, sealed: string): Promise<Journey | null> =>
  unseal(sealed, sealing(deps, 'oidc journey'), Journey);

export const sealTicket = (deps: Sealer, ticket: Ticket): Promise<string> =>
  seal(ticket, sealing(deps, 'oidc ticket'), SECONDS.ticket);

export const readTicket = (deps: Sealer, sealed: string): Promise<Ticket | null> =>
  unseal(sealed, sealing(deps, 'oidc ticket'), Ticket);
