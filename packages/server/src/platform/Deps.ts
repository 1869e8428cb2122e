import type { Cover, MyData } from '@kathaloka/contract/entities';
import type { PictureWidth } from '@kathaloka/story/pictures';
import type { Config } from '../config.ts';
import { type AccessTokens, createAccessTokens, derivedKey } from './auth/accessTokens.ts';
import { refreshKeyOf } from './auth/refreshTokens.ts';
import { createGoogleVerifier, type VerifyGoogleToken } from './auth/googleTokens.ts';
import type { SignedInUser } from './auth/admit.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Database, Tables, Transaction } from './db/schema.ts';
import { createRateLimiter, noRateLimiter, type RateLimiter } from './limits/limits.ts';
import type { Logger } from './log.ts';
import type { Mailer } from './mail/mail.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import type { Notices } from './notices/Notices.ts';
import { createOnce, type Once } from './once.ts';
import type { Tracing } from './tracing/Trace.ts';
import type { ResponseCache } from './responseCache/createResponseCache.ts';
import type { FollowUps } from './processes/followUps.ts';
import type { Replica } from './replica/Replica.ts';
import type { DiskSpace } from './diskSpace.ts';
import type { Valkey } from './valkey/Valkey.ts';
import type { Streamed } from './http/jsonStream.ts';
import type { Narrator } from '../narrator/Narrator.ts';

interface Folders {
  /** The built app; null if something else serves it, as in development. */
  readonly app: string | null;
  /** The folder of rasterised covers. */
  readonly covers: string;
  /** The folder for files of earlier builds of the app; absent if they are not stored. */
  readonly assets?: string;
}

/** Rasterises generated covers, beside what answers requests. */
export interface Painter {
  readonly paint: (cover: Cover, width: PictureWidth) => Promise<Buffer>;
}

export type AfterTurn = (
  deps: Pick<DepsOptions, 'db' | 'clock'>,
  turn: { readonly user_id: string; readonly turn_id: string },
) => Promise<unknown>;

/** Work to do after a transaction, as stored in the database. */
interface Job<Data> {
  readonly kind: string;
  /** The account whose deletion deletes the job. */
  readonly user_id: string | null;
  readonly data: Data;
  /** The number of this attempt. */
  readonly attempts: number;
}

/**
 * Does a job, which is retried after a failure. It must be idempotent, because a process may die between the
 * work and the deletion of the job.
 */
export type DoJob<Data> = (deps: Deps, job: Job<Data>) => Promise<unknown>;

/** Jobs by kind. The names must not change, because the database holds them. */
export type JobKinds = Readonly<Record<string, DoJob<never>>>;

/** Created once when the server starts; tests replace them. */
export interface DepsOptions {
  readonly config: Config;
  readonly authSecret: string;
  readonly background: Background;
  readonly clock: Clock;
  readonly db: Database;
  readonly folders: Folders;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly narrator: Narrator;
  readonly notices: Notices;
  readonly passwords: Passwords;
  /** The features' registrations of personal data. */
  readonly personalData: AllPersonalData;
  /** Every kind of job and its function. */
  readonly jobs: JobKinds;
  /** Absent in most tests: then covers are painted in this process, and none ahead of its first request. */
  readonly painter?: Painter | undefined;
  /** Called in the background after each committed turn; absent in tests that count credits. */
  readonly afterTurn?: AfterTurn | undefined;
  /** Absent if the operator has set no address for metrics. */
  readonly metrics?: Metrics | undefined;
  /** Absent if no collector is configured. */
  readonly tracing?: Tracing | undefined;
  /** Absent if the database has a disk of its own. */
  readonly diskSpace?: DiskSpace | undefined;
  /** Absent if it is not configured: then everything goes through PostgreSQL. */
  readonly valkey?: Valkey | undefined;
  /** Absent if it is not configured: then everything is read from the primary. */
  readonly replica?: Replica | undefined;
  /** Absent if guests are always answered from the database, as in most tests. */
  readonly responseCache?: ResponseCache | undefined;
  /** Identifies this process to others; absent if it has no lease. */
  readonly processId?: string | undefined;
  /**
   * The unfinished follow-ups of this process's turns. Absent if the process has no lease: then a trigger queues
   * them.
   */
  readonly followUps?: FollowUps | undefined;
  /** Fetches the bytes at an address that an author has named. Absent outside of tests: then it is fetched. */
  readonly fetchAddress?:
    | ((
        address: string,
        options: { readonly signal: AbortSignal; readonly maxBytes: number },
      ) => Promise<Buffer>)
    | undefined;
  /** Called at named points of work that must survive a crash. Tests stop the process there. */
  readonly failpoint?: ((point: string) => void) | undefined;
}

/** The dependencies of services. Each service takes them first, then its input, then the caller: `(deps, input, who)`. */
export interface Deps extends Omit<DepsOptions, 'authSecret'> {
  /** What this process holds in memory, created on first use. */
  readonly once: Once<Deps>;
  readonly rateLimiter: RateLimiter;
  /** Authenticates refresh tokens. */
  readonly refreshKey: Buffer;
  /** Signs the addresses of books to print. */
  readonly printKey: Buffer;
  /** Seals what a browser carries to a provider and back. */
  readonly providerKey: Buffer;
  /** Signs the addresses that switch letters off. */
  readonly letterKey: Buffer;
  readonly tokens: AccessTokens;
  readonly verifyGoogleToken: VerifyGoogleToken;
}

/** A column that identifies a person, such as `likes.user_id`. */
export type PersonalColumn = { [T in keyof Tables]: `${T}.${keyof Tables[T] & string}` }[keyof Tables];

export interface ForgetRequest {
  readonly user_id: string;
  /** Whether stories that others can read are deleted too. */
  readonly deletes_stories: boolean;
}

/** A feature's registration of personal data: how it is exported, and deleted with the account. */
export interface PersonalData<Part extends object> {
  /** Every column of this feature that links a row to a person. */
  readonly columns: readonly PersonalColumn[];
  /** Exports this feature's data of a user. Lists that grow are read while they are sent. */
  readonly exportFor: (deps: Deps, user: SignedInUser) => Promise<Streamed<Part>>;
  /** Deletes a batch of a closed account's long data, without locks on others' rows. Returns whether more is left. */
  readonly forgetSome?: (transaction: Transaction, user_id: string) => Promise<boolean>;
  /** Locks other people's rows that the deletion changes, before the account itself is locked. */
  readonly lock?: (transaction: Transaction, request: ForgetRequest) => Promise<void>;
  /** Removes what others see. Omitted if a foreign key deletes all rows of the feature with the account. */
  readonly forget?: (transaction: Transaction, request: ForgetRequest) => Promise<void>;
  /** Starts follow-up work of the deletion, after the commit. */
  readonly afterForget?: (deps: Deps) => void;
}

type Export = Omit<MyData, 'exported_at'>;

/** The registrations of all features. */
export type AllPersonalData = Required<PersonalData<Export>>;

export function createDeps({ authSecret, ...options }: DepsOptions): Deps {
  const { clock, config, db } = options;
  const deps: Deps = {
    ...options,
    once: createOnce(() => deps),
    rateLimiter: config.rateLimit
      ? createRateLimiter(db, clock, derivedKey(authSecret, 'rate limits'), {
          valkey: options.valkey,
          settings: config.networkLimits,
        })
      : noRateLimiter,
    refreshKey: refreshKeyOf(authSecret),
    printKey: derivedKey(authSecret, 'books to print'),
    providerKey: derivedKey(authSecret, 'sign-in with a provider'),
    letterKey: derivedKey(authSecret, 'letters'),
    tokens: createAccessTokens({ secret: authSecret, issuer: config.publicUrl, clock }),
    verifyGoogleToken: createGoogleVerifier(config.google, clock),
  };
  return deps;
}
