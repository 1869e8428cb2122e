import type { CallName } from '@kathaloka/contract/calls';
import { type Area, areas, type Endpoint } from '@kathaloka/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../AppError.ts';
import type { ResponseCache, CachedResponse } from '../responseCache/createResponseCache.ts';
import type { ReaderResponses } from '../responseCache/createReaderResponses.ts';
import { sendReady } from './transfer.ts';

export interface CachedCallsOptions {
  readonly responseCache: ResponseCache;
  readonly readerResponses: ReaderResponses;
  /**
   * Notes that the account has changed something, so that it reads from the database until all processes surely know
   * of the change.
   */
  readonly noteWrite: (user_id: string) => Promise<void>;
}

interface Row {
  readonly name: CallName;
  readonly endpoint: Endpoint;
}

interface CachedCall extends Row {
  readonly asGuest: () => Promise<unknown>;
  /** An app that answers from the database. */
  readonly otherwise: () => Promise<unknown>;
  /** Runs work when few others of the caller run. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

type Asking = Pick<FastifyRequest, 'user'>;

/** Runs a call that may change something, and drops the cached answers afterwards. */
export type InvalidateAfter = (
  row: Row,
  request: Asking,
  handled: () => Promise<unknown>,
) => Promise<unknown>;

interface CachedCalls {
  /**
   * Whether a call may be answered from memory: for guests always; for readers only while notices arrive, if they
   * have not just written. Never for youth accounts, which see fewer stories.
   */
  readonly mayAnswer: (name: CallName, request: Asking) => boolean;
  readonly answer: (call: CachedCall, request: FastifyRequest, reply: FastifyReply) => void;
  readonly invalidateAfter: InvalidateAfter;
}

/** Calls whose answer is the same for all guests, and for signed-in readers differs only in their own parts. */
const CACHED_CALLS: ReadonlySet<CallName> = new Set([
  'listStories',
  'listFeaturedStories',
  'listTrendingStories',
  'getHome',
  'searchStories',
  'getStory',
  'getOpening',
  'listCategories',
  'listTags',
]);
/** Areas whose changes do not affect the catalogue. After any other change, answers are dropped immediately. */
const OTHER_AREAS: readonly Area[] = ['play', 'models', 'progress', 'drafts', 'drawings', 'settings'];
const changesCatalogue = ({ name, endpoint: { method } }: Row): boolean =>
  method !== 'GET' && !OTHER_AREAS.some((area) => Object.hasOwn(areas[area], name));

/** Answers these calls of the contract from the cache where allowed. */
export function createCachedCalls({
  responseCache,
  readerResponses,
  noteWrite,
}: CachedCallsOptions): CachedCalls {
  return {
    mayAnswer(name, { user }) {
      return (
        CACHED_CALLS.has(name) &&
        (user === null || (!user.has_written && !user.youth && responseCache.isListening()))
      );
    },

    /** Answers from memory immediately if the answer is there, without waiting for a promise. */
    answer({ asGuest, otherwise, inTurn, ...row }, request, reply) {
      const { user } = request;
      const ask = async () => reply.code(successStatus(row.endpoint)).serialize(await asGuest()) as string;
      const key = keyOf(row.name, request);
      const known = responseCache.known(key);
      async function answerLater(): Promise<void> {
        try {
          // it waits before it asks, because all others who ask the same wait for the answer
          const guests = known ?? (await inTurn(async () => responseCache.read(key, ask)));
          sendRow(user ? await readerResponses.read(guests, user) : guests, row.endpoint, reply);
        } catch (error) {
          // a draft does not exist for guests, but it may be this reader's own
          if (user && error instanceof AppError) await otherwise();
          else throw error;
        }
      }
      if (user === null && known) sendRow(known, row.endpoint, reply);
      else answerLater().catch((error: unknown) => reply.send(error));
    },

    /**
     * Drops cached answers before the call is answered, so that its caller reads what it has written; also if the call
     * has failed for another reason than a refusal, as it may have written something. After a guest's call only the
     * notice of a change drops them: otherwise any call with a wrong token would.
     */
    async invalidateAfter(row, { user }, handled) {
      let isRefused = false;
      try {
        return await handled();
      } catch (error) {
        isRefused = error instanceof AppError && error.status < 500;
        throw error;
      } finally {
        if (user && !isRefused && changesCatalogue(row)) {
          responseCache.drop();
          await noteWrite(user.id);
        }
      }
    },
  };
}

/** The key of a parsed request. It leaves out what the schemas drop, and includes the defaults that they add. */
const keyOf = (name: CallName, { params, query }: FastifyRequest): string =>
  `${name} ${JSON.stringify([params, query])}`;

function sendRow(answer: CachedResponse, endpoint: Endpoint, reply: FastifyReply): void {
  reply.code(successStatus(endpoint)).header('content-type', 'application/json; charset=utf-8');
  sendReady(reply, answer);
}

export function successStatus({ answers }: Endpoint): number {
  return Number(Object.keys(answers)[0]);
}
