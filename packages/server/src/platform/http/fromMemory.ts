import type { CallName } from '@kathaloka/contract/calls';
import { type Area, areas, type Endpoint } from '@kathaloka/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../AppError.ts';
import type { GuestAnswers, ReadyAnswer } from '../guestAnswers/createGuestAnswers.ts';
import type { ReaderAnswers } from '../guestAnswers/createReaderAnswers.ts';
import { sendReady } from './transfer.ts';

export interface MemoryOptions {
  readonly guestAnswers: GuestAnswers;
  readonly readerAnswers: ReaderAnswers;
  /** Notes that the account has changed something: until all processes surely know, it reads from the database. */
  readonly noteWrite: (user_id: string) => Promise<void>;
}

interface Row {
  readonly name: CallName;
  readonly endpoint: Endpoint;
}

interface MemoryCall extends Row {
  readonly asGuest: () => Promise<unknown>;
  /** Answers from the database. */
  readonly otherwise: () => Promise<unknown>;
}

type Asking = Pick<FastifyRequest, 'user'>;

/** Runs a call that may change something. */
export type Noting = (row: Row, request: Asking, handled: () => Promise<unknown>) => Promise<unknown>;

interface Memory {
  /**
   * Whether a call may be answered from memory. Not for young accounts, which see other stories, nor for
   * readers who have just written; for other readers only while notices arrive.
   */
  readonly mayAnswer: (name: CallName, request: Asking) => boolean;
  readonly answer: (call: MemoryCall, request: FastifyRequest, reply: FastifyReply) => void;
  readonly noting: Noting;
}

/** Calls with the same answer for all guests, and for readers except for their own parts. */
const FROM_MEMORY: ReadonlySet<CallName> = new Set([
  'listStories',
  'listFeaturedStories',
  'listTrendingStories',
  'getHome',
  'searchStories',
  'getStory',
  'listCategories',
  'listTags',
]);
/** Areas whose changes do not affect the catalogue. After any other change, answers are dropped immediately. */
const OTHER_AREAS: readonly Area[] = ['play', 'models', 'progress', 'drafts', 'drawings', 'settings'];
const changesCatalogue = ({ name, endpoint: { method } }: Row): boolean =>
  method !== 'GET' && !OTHER_AREAS.some((area) => Object.hasOwn(areas[area], name));

/** Answers calls of the contract from memory where that is allowed. */
export function createMemory({ guestAnswers, readerAnswers, noteWrite }: MemoryOptions): Memory {
  return {
    mayAnswer(name, { user }) {
      return (
        FROM_MEMORY.has(name) &&
        (user === null || (!user.has_written && !user.youth && guestAnswers.isHearing()))
      );
    },

    /** Returns the answer itself instead of a promise if it is in memory, which saves waiting. */
    answer({ asGuest, otherwise, ...row }, request, reply) {
      const { user } = request;
      const ask = async () => reply.code(successStatus(row.endpoint)).serialize(await asGuest()) as string;
      const found = guestAnswers.read(keyOf(row.name, request), ask);
      async function answerLater(): Promise<void> {
        try {
          const guests = await found;
          sendRow(user ? await readerAnswers.read(guests, user) : guests, row.endpoint, reply);
        } catch (error) {
          // a draft does not exist for guests, but does for its author
          if (user && error instanceof AppError) await otherwise();
          else throw error;
        }
      }
      if (user === null && !(found instanceof Promise)) sendRow(found, row.endpoint, reply);
      else answerLater().catch((error: unknown) => reply.send(error));
    },

    /** Notes a change before anybody reads the answer, even if the call failed, because a part may have been done. */
    async noting(row, { user }, handled) {
      try {
        return await handled();
      } finally {
        if (changesCatalogue(row)) {
          guestAnswers.drop();
          if (user) await noteWrite(user.id);
        }
      }
    },
  };
}

/** The key is made of the parsed request: what the schemas drop or complete makes no difference to the answer. */
const keyOf = (name: CallName, { params, query }: FastifyRequest): string =>
  `${name} ${JSON.stringify([params, query])}`;

function sendRow(answer: ReadyAnswer, endpoint: Endpoint, reply: FastifyReply): void {
  reply.code(successStatus(endpoint)).header('content-type', 'application/json; charset=utf-8');
  sendReady(reply, answer);
}

export function successStatus({ answers }: Endpoint): number {
  return Number(Object.keys(answers)[0]);
}
