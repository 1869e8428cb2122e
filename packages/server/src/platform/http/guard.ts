import type { CallName } from '@kathaloka/contract/calls';
import type { Endpoint } from '@kathaloka/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../AppError.ts';
import { type Admit, proofRequired, type SignedInUser } from '../auth/admit.ts';
import { mayUse } from '../auth/policy.ts';
import { BUCKETS } from '../limits/costs.ts';
import type { Debts } from '../limits/debts.ts';
import type { RateLimiter } from '../limits/limits.ts';
import { notFound } from '../notFound.ts';
import { nothingStored, type DiskSpace } from '../diskSpace.ts';
import { STORING_CALLS } from './storingCalls.ts';
import { createTurns, type Turns } from './turns.ts';

/** A call of an administrator about another person's resource. */
export interface AdminAccess {
  readonly administrator: SignedInUser;
  readonly action: CallName;
  readonly params: { readonly id?: string; readonly session_id?: string };
  readonly owner: string;
  /** Whether the call failed, and left no writes. */
  readonly hasFailed: boolean;
}

export interface GuardOptions {
  readonly admit: Admit;
  /** Null: no limits, for load tests on this machine. */
  readonly rateLimiter: Pick<RateLimiter, 'take' | 'takeFrom'> | null;
  /** What callers owe for what their calls have cost. Null: no limits. */
  readonly debts?: Pick<Debts, 'refuse'> | null | undefined;
  /** In which pages and files stand, too. Null: no limits. */
  readonly turns?: Turns | null | undefined;
  /** Whether the installation is for young people, so that its guests are treated like them. */
  readonly isForYoung?: boolean | undefined;
  /** Absent if the database has a disk of its own. */
  readonly diskSpace?: Pick<DiskSpace, 'isLow'> | undefined;
  /** Notes a write of the account, if a replica is in use. */
  readonly noteWrite?: ((user_id: string) => Promise<void>) | undefined;
  /** Writes to the audit log, unless the call has done so itself. */
  readonly recordAdminAccess: (call: AdminAccess) => Promise<void>;
}

/** A call with its row of the contract, as the guard sees it before the body is read. */
interface Asked {
  readonly name: CallName;
  readonly endpoint: Endpoint;
  /** For rows with an owner. */
  readonly ownerOf?: ((params: never) => Promise<string | null | undefined>) | undefined;
  /** For rows with players. */
  readonly playsIn?: ((params: never, player_id: string) => Promise<boolean>) | undefined;
}

/**
 * Enforces a call's row of the contract before its body is read: who may call, whether young people may, with
 * what proof, at what cost, how many concurrently, whether there is room for what it stores, and that an
 * administrator's call is recorded.
 */
export function createGuard({
  admit,
  rateLimiter,
  debts,
  turns = rateLimiter && createTurns({ debts }),
  isForYoung = false,
  diskSpace,
  noteWrite,
  recordAdminAccess,
}: GuardOptions) {
  const admitted = admitting({ admit, rateLimiter, debts });

  return {
    /** Throws the error for the caller. */
    async enter(asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { endpoint, name } = asked;
      const user = await admitted(asked, request);
      request.user = user;
      if (user ? user.youth : isForYoung) refuseYoung(endpoint, user);
      if (STORING_CALLS.has(name) && (await diskSpace?.isLow())) throw nothingStored();
      if (isOwned(endpoint)) request.adminAccess = await adminAccessTo(asked, user, request.params);
      if (endpoint.proof === 'fresh') requireProof(user);
      if (user && turns && endpoint.cost !== 'cheap')
        request.slot = await turns.takeSlot(user.id, { request, reply });
      // a read is recorded before its result is shown
      if (request.adminAccess && endpoint.method === 'GET') await recordAdminAccess(request.adminAccess);
    },

    /** Throws if this body needs a fresh proof, or is not for young people, before anything is written. */
    weigh(
      { needsProof, hasOwnWords }: Endpoint,
      { user, body }: Pick<FastifyRequest, 'user' | 'body'>,
    ): void {
      if (user?.youth && hasOwnWords?.(body as never)) throw choicesOnly();
      if (needsProof?.(body as never)) requireProof(user);
    },

    /** Runs the handler of an admitted call when few others of its caller run. */
    inTurn<T>({ cost }: Endpoint, request: FastifyRequest, handle: () => Promise<T>): Promise<T> {
      return turns ? turns.inTurn(cost, request, handle) : handle();
    },

    /** Runs the handler, and notes what it may have written. */
    async watch<T>(
      { method, adminAccess, user }: Pick<FastifyRequest, 'method' | 'adminAccess' | 'user'>,
      handle: () => Promise<T>,
    ): Promise<T> {
      if (method === 'GET' || method === 'HEAD') return handle();
      try {
        const answer = await handle();
        if (adminAccess) await recordAdminAccess(adminAccess);
        return answer;
      } catch (error) {
        if (adminAccess) await recordAdminAccess({ ...adminAccess, hasFailed: true });
        throw error;
      } finally {
        // even for a failed call, which may have written something, and before its answer is sent
        if (user) await noteWrite?.(user.id);
      }
    },
  };
}

type Admitting = Pick<GuardOptions, 'admit' | 'rateLimiter' | 'debts'>;

/** Who calls, if neither the number of calls nor what they have cost is too much. */
const admitting =
  ({ admit, rateLimiter, debts }: Admitting) =>
  async ({ endpoint }: Asked, request: FastifyRequest): Promise<SignedInUser | null> => {
    const { account, network } = BUCKETS[endpoint.cost];
    try {
      const user = await admit(endpoint, request.headers.authorization);
      if (user) await rateLimiter?.take(account, user.id);
      else await rateLimiter?.takeFrom(network, request.ip);
      debts?.refuse({ user, ip: request.ip });
      return user;
    } catch (error) {
      // a caller whose token is refused counts as a guest
      if (error instanceof AppError && error.code === 'not_signed_in')
        await rateLimiter?.takeFrom(BUCKETS.cheap.network, request.ip);
      throw error;
    }
  };

const choicesOnly = () =>
  new AppError('choices_only', 'An account for the young plays by choices only: this is no part of it.');

/** Throws if the row is closed to young people, or a guardian has not consented yet. */
function refuseYoung({ access, young }: Endpoint, user: SignedInUser | null): void {
  if (access === 'public' || access === 'admin') return;
  if (young === undefined) throw choicesOnly();
  if (user?.youth?.isWaiting && young !== 'always')
    throw new AppError('consent_required', 'A parent or guardian has to agree before you can play.');
}

function requireProof(user: SignedInUser | null): void {
  if (!user?.has_fresh_proof) throw proofRequired();
}

const isForPlayers = ({ access }: Pick<Endpoint, 'access'>): boolean =>
  access === 'player' || access === 'player-or-admin';
const isForAdmins = ({ access }: Pick<Endpoint, 'access'>): boolean =>
  access === 'owner-or-admin' || access === 'player-or-admin';
const isOwned = (endpoint: Endpoint): boolean =>
  endpoint.access === 'owner' || isForPlayers(endpoint) || isForAdmins(endpoint);

/** Null if the resource is the caller's own, or has no owner. If the caller may not use it, it is a 404. */
async function adminAccessTo(
  { name, endpoint, ownerOf, playsIn }: Asked,
  user: SignedInUser | null,
  sent: unknown,
): Promise<AdminAccess | null> {
  const { params: schema, resource } = endpoint;
  const parsed = schema?.safeParse(sent);
  // an id of the wrong format identifies nothing
  if (!parsed?.success || !ownerOf) throw notFound(resource ?? 'call');
  const owner = await ownerOf(parsed.data as never);
  const isOwn = user !== null && owner === user.id;
  // a youth account plays alone
  if (!isOwn && isForPlayers(endpoint) && user && !user.youth)
    if (await playsIn?.(parsed.data as never, user.id)) return null;
  if (!isOwn && !(isForAdmins(endpoint) && mayUse(owner, user))) throw notFound(resource ?? 'call');
  if (isOwn || !user || owner === null || owner === undefined) return null;
  return { administrator: user, action: name, params: parsed.data, owner, hasFailed: false };
}
