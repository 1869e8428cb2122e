import net from 'node:net';
import path from 'node:path';
import { StartupError } from './platform/StartupError.ts';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Every setting of the product, read once; nobody else looks at the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly publicUrl: string;
  /** Whose word about a caller's address is believed: load balancers of ours, as addresses or networks. */
  readonly trustedProxies: readonly string[];
  readonly authSecret: string | null;
  readonly admin: { readonly email: string; readonly username: string; readonly password: string | null };
  readonly seed: 'demo' | 'none';
  readonly ai: {
    readonly baseUrl: string | null;
    readonly apiKey: string | null;
    readonly textModels: Readonly<Record<string, string>>;
    readonly imageModels: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
  };
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  readonly google: { readonly clientId: string | null; readonly jwksUrl: string; readonly issuer: string };
  readonly links: { readonly waitlist: string; readonly guide: string; readonly community: string };
  readonly startingCredits: number;
  readonly review: 'auto' | 'manual';
  readonly rateLimit: boolean;
  readonly logLevel: LogLevel;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): Config {
  const read = reader(env);
  const port = read.integer('PORT', 3000, 0, 65535);
  const host = read.text('HOST', '127.0.0.1');
  const databaseUrl = read.url('DATABASE_URL', null, ['postgres:', 'postgresql:']);
  return {
    port,
    host,
    dataDir: path.resolve(read.text('DATA_DIR', './data')),
    databaseUrl,
    publicUrl: siteAt('PUBLIC_URL', read.url('PUBLIC_URL', `http://localhost:${port}`, ['http:', 'https:'])),
    trustedProxies: readNetworks('TRUSTED_PROXIES', read.text('TRUSTED_PROXIES', '')),
    authSecret: readAuthSecret(read.text('AUTH_SECRET', null), databaseUrl),
    admin: {
      email: read.email('ADMIN_EMAIL', 'admin@kathaloka.local'),
      username: read.username('ADMIN_USERNAME', 'admin'),
      password: read.secret('ADMIN_PASSWORD', 8),
    },
    seed: read.oneOf('SEED', 'demo', ['demo', 'none']),
    ai: {
      baseUrl: read.url('AI_BASE_URL', null, ['http:', 'https:']),
      apiKey: read.text('AI_API_KEY', null),
      textModels: read.pairs('AI_TEXT_MODELS'),
      imageModels: read.pairs('AI_IMAGE_MODELS'),
      timeoutMs: read.integer('AI_TIMEOUT_MS', 60_000, 1, 3_600_000),
    },
    mail: {
      smtpUrl: read.url('SMTP_URL', null, ['smtp:', 'smtps:']),
      from: read.text('MAIL_FROM', 'Kathaloka <no-reply@kathaloka.local>'),
    },
    google: {
      clientId: read.text('GOOGLE_CLIENT_ID', null),
      jwksUrl: read.url('GOOGLE_JWKS_URL', 'https://www.googleapis.com/oauth2/v3/certs', ['http:', 'https:']),
      issuer: read.url('GOOGLE_ISSUER', 'https://accounts.google.com', ['http:', 'https:']),
    },
    links: {
      waitlist: read.url('WAITLIST_URL', 'https://kathaloka.example/waitlist', ['http:', 'https:']),
      guide: read.url('GUIDE_URL', 'https://kathaloka.example/guide', ['http:', 'https:']),
      community: read.url('COMMUNITY_URL', 'https://kathaloka.example/community', ['http:', 'https:']),
    },
    startingCredits: read.integer('STARTING_CREDITS', 100, 0, 1_000_000),
    review: read.oneOf('REVIEW', 'auto', ['auto', 'manual']),
    rateLimit: checkRateLimit(read.oneOf('RATE_LIMIT', 'on', ['on', 'off']) === 'on', host),
    logLevel: read.oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
  };
}

const MIN_SECRET_BYTES = 32;

function readAuthSecret(secret: string | null, databaseUrl: string | null): string | null {
  if (secret === null && databaseUrl !== null) {
    throw new StartupError('AUTH_SECRET must be set when DATABASE_URL is: every process needs the same one.');
  }
  if (secret !== null && Buffer.byteLength(secret) < MIN_SECRET_BYTES) {
    throw new StartupError(`AUTH_SECRET must be at least ${MIN_SECRET_BYTES} bytes long.`);
  }
  return secret;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

function checkRateLimit(isOn: boolean, host: string): boolean {
  if (isOn || LOOPBACK.test(host)) return isOn;
  throw new StartupError('RATE_LIMIT must be on unless HOST is an address of this machine alone.');
}

/** A site lies at the root of its host, and links to it carry nobody's password. */
function siteAt(name: string, url: string): string {
  const { origin, href } = new URL(url);
  if (href === `${origin}/`) return origin;
  throw new StartupError(
    `${name} must be an address such as https://tales.example, with nothing behind the host.`,
  );
}

/** An empty variable counts as one that is not set. */
function reader(env: Environment) {
  const value = (name: string): string | null => env[name]?.trim() || null;

  function text<F extends string | null>(name: string, fallback: F): string | F {
    return value(name) ?? fallback;
  }

  function integer(name: string, fallback: number, min: number, max: number): number {
    const raw = value(name);
    if (raw === null) return fallback;
    const number = /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new StartupError(`${name} must be a whole number from ${min} to ${max}, and is "${raw}".`);
  }

  function oneOf<const T extends string>(name: string, fallback: NoInfer<T>, options: readonly T[]): T {
    const raw = value(name) ?? fallback;
    const found = options.find((option) => option === raw);
    if (found !== undefined) return found;
    throw new StartupError(`${name} must be one of ${options.join(', ')}, and is "${raw}".`);
  }

  /** The value is never repeated in the message: it may hold a password. */
  function url<F extends string | null>(name: string, fallback: F, protocols: readonly string[]): string | F {
    const raw = value(name);
    if (raw === null) return fallback;
    if (URL.canParse(raw) && protocols.includes(new URL(raw).protocol)) return raw;
    const kinds = protocols.map((protocol) => `${protocol}//`).join(' or ');
    throw new StartupError(`${name} must be an address that begins with ${kinds}.`);
  }

  function email(name: string, fallback: string): string {
    const raw = text(name, fallback);
    if (raw.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(raw)) return raw;
    throw new StartupError(`${name} must be an e-mail address, and is "${raw.slice(0, 100)}".`);
  }

  function username(name: string, fallback: string): string {
    const raw = text(name, fallback);
    if (/^\w{3,30}$/.test(raw)) return raw;
    throw new StartupError(`${name} must be 3 to 30 letters, digits or underscores.`);
  }

  function secret(name: string, minLength: number): string | null {
    const raw = value(name);
    if (raw === null || raw.length >= minLength) return raw;
    throw new StartupError(`${name} must be at least ${minLength} characters long.`);
  }

  /** `tenali=llama3.1:8b,birbal=gpt-x` */
  function pairs(name: string): Record<string, string> {
    const raw = value(name);
    if (raw === null) return {};
    const entries = raw.split(',').map((pair) => {
      const [key, model] = splitOnce(pair.trim(), '=');
      if (/^[a-z0-9_-]+$/.test(key) && model) return [key, model] as const;
      throw new StartupError(
        `${name} must look like tenali=model-a,birbal=model-b, and has "${pair.trim()}".`,
      );
    });
    return Object.fromEntries(entries);
  }

  return { text, integer, oneOf, url, email, username, secret, pairs };
}

/** `10.0.0.7, 10.1.0.0/16` */
function readNetworks(name: string, raw: string): string[] {
  const parts = raw.split(',').map((part) => part.trim());
  const networks = parts.filter(Boolean);
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  throw new StartupError(`${name} must be addresses or networks such as 10.1.0.0/16, and has "${wrong}".`);
}

function isNetwork(entry: string): boolean {
  const [address, bits] = splitOnce(entry, '/');
  const version = net.isIP(address);
  if (version === 0) return false;
  return !entry.includes('/') || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
