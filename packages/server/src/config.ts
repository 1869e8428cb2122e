import {
  GUARDIAN_PROOFS,
  OIDC_NAME_MAX,
  PICTURE_STYLES,
  STARTING_CREDITS,
  TEXT_MODELS,
  YOUNG_ACCOUNTS,
} from '@kathaloka/contract/limits';
import path from 'node:path';
import { z } from 'zod';
import {
  bucket,
  email,
  hostNames,
  integer,
  integerOrNone,
  isLoopback,
  listenAddress,
  mailbox,
  networks,
  oneOf,
  origins,
  pairs,
  password,
  prefix,
  secureWebUrl,
  site,
  text,
  url,
  username,
  webUrl,
} from './configFields.ts';
import { modelEntries } from './modelEntries.ts';
import { resolveModels } from './modelSettings.ts';
import { oidcOf, s3Of } from './groupedSettings.ts';
import { StartupError } from './platform/StartupError.ts';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The names of the samplers in OpenTelemetry. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const MIN_SECRET_BYTES = 32;

/** Default of links that the operator has not set. It leads nowhere. */
const PLACEHOLDER = 'https://kathaloka.example';

export const isPlaceholder = (link: string): boolean => link.startsWith(PLACEHOLDER);

const Settings = z.object({
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DISK_FLOOR_MB: integer(0, 10_000_000).default(512),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_READ_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL: integer(2, 500).default(10),
  VALKEY_URL: url('valkey:', 'valkeys:', 'redis:', 'rediss:').optional(),
  PUBLIC_URL: site().optional(),
  ALLOWED_HOSTS: hostNames().default([]),
  CORS_ORIGINS: origins().default([]),
  TRUSTED_PROXIES: networks().default([]),
  TRUSTED_NETWORKS: networks().default([]),
  AUTH_SECRET: z
    .string()
    .refine(
      (raw) => Buffer.byteLength(raw) >= MIN_SECRET_BYTES,
      `must be at least ${MIN_SECRET_BYTES} bytes long`,
    )
    .optional(),
  ADMIN_EMAIL: email().default('admin@kathaloka.local'),
  ADMIN_USERNAME: username().default('admin'),
  ADMIN_PASSWORD: password().optional(),
  ADMIN_SECOND_FACTOR: oneOf(['optional', 'required']).default('optional'),
  SEED: oneOf(['demo', 'none']).default('demo'),
  AI_BASE_URL: webUrl().optional(),
  AI_API_KEY: text(),
  AI_TEXT_MODELS: pairs(TEXT_MODELS).default({}),
  AI_IMAGE_MODELS: pairs(PICTURE_STYLES).default({}),
  AI_MODELS: modelEntries().default({}),
  AI_TIMEOUT_MS: integer(1, 3_600_000).default(60_000),
  AI_CONTEXT_TOKENS: integer(2048, 10_000_000).default(16_384),
  AI_DAILY_CREDITS: integerOrNone(0, 100_000_000).default(10_000),
  AI_CONCURRENT_CALLS: integer(1, 10_000).default(16),
  S3_ENDPOINT: webUrl().optional(),
  S3_BUCKET: bucket().optional(),
  S3_PREFIX: prefix().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: mailbox().default('Kathaloka <no-reply@kathaloka.local>'),
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_JWKS_URL: secureWebUrl().default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_ISSUER: secureWebUrl().default('https://accounts.google.com'),
  OIDC_ISSUER: secureWebUrl().optional(),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  OIDC_NAME: z.string().max(OIDC_NAME_MAX, `must have at most ${OIDC_NAME_MAX} characters`).optional(),
  OIDC_ADMIN_GROUP: text(),
  WAITLIST_URL: webUrl().default(`${PLACEHOLDER}/waitlist`),
  GUIDE_URL: webUrl().optional(),
  COMMUNITY_URL: webUrl().optional(),
  STARTING_CREDITS: integer(0, 1_000_000).default(STARTING_CREDITS),
  YOUNG_ACCOUNTS: oneOf(YOUNG_ACCOUNTS).default('off'),
  YOUNG_RATING: oneOf(['family', 'teen']).default('teen'),
  GUARDIAN_PROOF: oneOf(GUARDIAN_PROOFS).default('mail'),
  REVIEW: oneOf(['auto', 'manual']).default('auto'),
  REGISTRATIONS_PER_DAY: integer(1, 1_000_000).default(60),
  WRONG_LOGINS_PER_QUARTER_HOUR: integer(1, 1_000_000).default(600),
  MAILS_PER_HOUR: integer(1, 1_000_000).default(60),
  RATE_LIMIT: oneOf(['on', 'off']).default('on'),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  METRICS_LISTEN: listenAddress().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webUrl().optional(),
  OTEL_SDK_DISABLED: oneOf(['true', 'false']).default('false'),
  OTEL_TRACES_SAMPLER: oneOf(SAMPLERS).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: text(),
  SHUTDOWN_DELAY_MS: integer(0, 60_000).default(0),
});

export type Environment = Readonly<Record<string, string | undefined>>;
/** All settings, read once: nothing else reads the environment. */
export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: Environment) {
  const settings = parse(env);
  checkTogether(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    /** A read-only replica of the database; null: everything is read from the database itself. */
    databaseReadUrl: settings.DATABASE_READ_URL ?? null,
    /** Free space to leave on the disk of the embedded database. */
    diskFloorBytes: settings.DISK_FLOOR_MB * 1024 * 1024,
    /** Maximum connections of this process to each database, besides those for its lease and the replica's watch. */
    databasePool: settings.DATABASE_POOL,
    /** Shares short-lived data between processes: live text, frequent limits; null: PostgreSQL does it all. */
    valkeyUrl: settings.VALKEY_URL ?? null,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    /** Allowed host names, besides that of `publicUrl`, loopback names and IP addresses. */
    allowedHosts: settings.ALLOWED_HOSTS as readonly string[],
    /** Origins of other sites whose pages may call the API. */
    corsOrigins: settings.CORS_ORIGINS as readonly string[],
    /** Addresses or networks of trusted load balancers, whose forwarded headers are believed. */
    trustedProxies: settings.TRUSTED_PROXIES as readonly string[],
    /** What one network may do, by the names of the limits, and the networks of many people. */
    networkLimits: {
      trusted: settings.TRUSTED_NETWORKS as readonly string[],
      hits: {
        register: settings.REGISTRATIONS_PER_DAY,
        login: settings.WRONG_LOGINS_PER_QUARTER_HOUR,
        mail: settings.MAILS_PER_HOUR,
      },
    },
    authSecret: settings.AUTH_SECRET ?? null,
    admin: {
      email: settings.ADMIN_EMAIL,
      username: settings.ADMIN_USERNAME,
      password: settings.ADMIN_PASSWORD ?? null,
      /** Whether administration is closed to administrators without a second factor. */
      needsSecondFactor: settings.ADMIN_SECOND_FACTOR === 'required',
    },
    seed: settings.SEED,
    ai: aiOf(settings),
    /** Storage for generated pictures that all processes share; null: a folder of `dataDir`. */
    s3: s3Of(settings),
    mail: { smtpUrl: settings.SMTP_URL ?? null, from: settings.MAIL_FROM },
    google: {
      clientId: settings.GOOGLE_CLIENT_ID ?? null,
      jwksUrl: settings.GOOGLE_JWKS_URL,
      issuer: settings.GOOGLE_ISSUER,
    },
    /** Any provider of OpenID Connect; null: none. */
    oidc: oidcOf(settings),
    links: {
      waitlist: settings.WAITLIST_URL,
      /** Null: the guide is a page of the product. */
      guide: settings.GUIDE_URL ?? null,
      /** Null: nothing links to a community. */
      community: settings.COMMUNITY_URL ?? null,
    },
    startingCredits: settings.STARTING_CREDITS,
    /** Which accounts belong to young people, the highest rating that they see, and how guardians prove consent. */
    young: {
      accounts: settings.YOUNG_ACCOUNTS,
      rating: settings.YOUNG_RATING,
      proof: settings.GUARDIAN_PROOF,
    },
    review: settings.REVIEW,
    rateLimit: settings.RATE_LIMIT === 'on',
    logLevel: settings.LOG_LEVEL,
    /** Where `/metrics` is served; null: nothing is counted. */
    metricsListen: settings.METRICS_LISTEN ?? null,
    /** How requests are traced; null: no collector is configured. */
    tracing: tracingOf(settings),
    /** How long a stopping server still serves, while it reports that it is not ready, so that balancers notice. */
    shutdownDelayMs: settings.SHUTDOWN_DELAY_MS,
  };
}

function tracingOf({ OTEL_SDK_DISABLED, OTEL_TRACES_SAMPLER, ...settings }: z.output<typeof Settings>) {
  const endpoint = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || OTEL_SDK_DISABLED === 'true') return null;
  return { sampler: OTEL_TRACES_SAMPLER, ratio: Number(settings.OTEL_TRACES_SAMPLER_ARG ?? 1) };
}

function aiOf(settings: z.output<typeof Settings>) {
  const baseUrl = settings.AI_BASE_URL ?? null;
  const short = {
    baseUrl,
    apiKey: settings.AI_API_KEY ?? null,
    textModels: settings.AI_TEXT_MODELS,
    imageModels: settings.AI_IMAGE_MODELS,
    timeoutMs: settings.AI_TIMEOUT_MS,
    contextTokens: settings.AI_CONTEXT_TOKENS,
  };
  return {
    baseUrl,
    /** The keys in AI_TEXT_MODELS and AI_IMAGE_MODELS; they need AI_BASE_URL. */
    shortKeys: Object.keys({ ...short.textModels, ...short.imageModels }),
    /** Every model of a provider, by our key or by its name as a fallback. */
    models: resolveModels(short, settings.AI_MODELS),
    /** Daily budget for provider calls of the whole installation, in credits; null: no limit. */
    dailyCredits: settings.AI_DAILY_CREDITS,
    /** Maximum concurrent provider calls of this process. */
    concurrentCalls: settings.AI_CONCURRENT_CALLS,
  };
}

function parse(env: Environment): z.output<typeof Settings> {
  // an empty variable counts as unset
  const given = Object.keys(Settings.shape).map((name) => [name, env[name]?.trim() || undefined] as const);
  const { data, error } = Settings.safeParse(Object.fromEntries(given));
  if (data) return data;
  const { path: where, message } = error.issues[0]!;
  throw new StartupError(`${where.join('.')} ${message}.`);
}

function checkTogether({ AUTH_SECRET, DATABASE_URL, RATE_LIMIT, ...reach }: z.output<typeof Settings>): void {
  if (AUTH_SECRET === undefined && DATABASE_URL !== undefined)
    throw new StartupError('AUTH_SECRET must be set when DATABASE_URL is: every process needs the same one.');
  if (reach.DATABASE_READ_URL !== undefined && DATABASE_URL === undefined)
    throw new StartupError(
      'DATABASE_READ_URL names a replica of the database at DATABASE_URL, which must be set.',
    );
  const isLocal = isLocalOnly({
    host: reach.HOST,
    publicUrl: reach.PUBLIC_URL,
    allowedHosts: reach.ALLOWED_HOSTS,
    trustedProxies: reach.TRUSTED_PROXIES,
  });
  if (RATE_LIMIT === 'off' && !isLocal)
    throw new StartupError(
      'RATE_LIMIT must be on unless HOST and PUBLIC_URL are addresses of this machine alone, without proxies and other hosts.',
    );
}

interface Reach {
  readonly host: string;
  /** The address of the local machine if the host is left out. */
  readonly publicUrl?: string | undefined;
  readonly allowedHosts: readonly string[];
  readonly trustedProxies: readonly string[];
}

/**
 * Whether only this machine can reach the server: it listens on loopback, and no other address, such as a
 * proxy's, leads to it.
 */
export function isLocalOnly({ host, publicUrl, allowedHosts, trustedProxies }: Reach): boolean {
  const names = [host, new URL(publicUrl ?? 'http://localhost').hostname, ...allowedHosts];
  return names.every(isLoopback) && trustedProxies.length === 0;
}
