import { PASSWORD_MIN } from '@kathaloka/contract/limits';
import { checkUsername, isEmail } from '@kathaloka/contract/rules';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isCommonPassword } from './platform/auth/commonPasswords.ts';

/** Parsers of settings. A message says what the value must be; the caller prepends the name of the setting. */

const WHOLE_NUMBER = /^\d{1,9}$/;
const MAX_SHOWN = 100;

export const text = () => z.string().optional();

export function integer(min: number, max: number) {
  return z.string().transform((raw, context) => {
    const number = WHOLE_NUMBER.test(raw) ? Number(raw) : Number.NaN;
    if (number >= min && number <= max) return number;
    return refuse(context, `must be a whole number from ${min} to ${max}, and is "${shown(raw)}"`);
  });
}

/** A host and a port, such as `127.0.0.1:9464` and `[::1]:9464`. */
export const listenAddress = () =>
  z.string().transform((raw, context) => {
    const { host = '', port = '' } = /^\[?(?<host>[\w.:-]+?)\]?:(?<port>\d{1,5})$/.exec(raw)?.groups ?? {};
    const number = Number(port);
    if (host !== '' && number <= 65_535) return { host, port: number };
    return refuse(context, `must be a host and a port such as 127.0.0.1:9464, and is "${shown(raw)}"`);
  });

/** A whole number, or `none`, which becomes null. */
export function integerOrNone(min: number, max: number) {
  const number = integer(min, max);
  return z.string().transform((raw, context) => {
    if (raw === 'none') return null;
    const { data, error } = number.safeParse(raw);
    return error ? refuse(context, `${error.issues[0]!.message}, or none`) : data;
  });
}

export function oneOf<const T extends readonly [string, ...string[]]>(options: T) {
  return z.enum(options, {
    error: ({ input }) => `must be one of ${options.join(', ')}, and is "${shown(String(input))}"`,
  });
}

/** An address with one of these protocols. Messages never repeat the value, because it may contain a password. */
export function url(...protocols: readonly string[]) {
  const kinds = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return z
    .string()
    .refine(
      (raw) => URL.canParse(raw) && protocols.includes(new URL(raw).protocol),
      `must be an address that begins with ${kinds}`,
    );
}

export const webUrl = () => url('http:', 'https:');

/** A web address with TLS, which identity data requires; without TLS only on this machine. */
export const secureWebUrl = () =>
  webUrl().refine(isSecure, 'must begin with https:// unless it names this machine');

/** An origin. A path or credentials are refused, because links to the origin are sent to other people. */
export const site = () =>
  webUrl().transform((raw, context) => {
    const { origin, href } = new URL(raw);
    if (href === `${origin}/`) return origin;
    return refuse(context, 'must be an address such as https://tales.example, with nothing behind the host');
  });

/** `https://reader.example, http://localhost:5173`, in the form in which browsers send them */
export const origins = () =>
  z.string().transform((raw, context) => {
    const one = site();
    return list(raw).map((entry) => {
      const { data } = one.safeParse(entry);
      if (data !== undefined && !entry.includes('*')) return data;
      return refuse(
        context,
        `must be origins such as https://reader.example, each named whole, and has "${shown(entry)}"`,
      );
    });
  });

/** A bucket name that every storage accepts: it becomes part of an address. */
export const bucket = () =>
  z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be a name of 3 to 63 small letters, digits, dots or hyphens',
    );

/** The prefix of this installation in a shared bucket: folders, without a leading or trailing slash. */
export const prefix = () =>
  z
    .string()
    .max(200, 'must be at most 200 characters long')
    .regex(
      /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/,
      'must be names of letters, digits, dots, hyphens or underscores, with a slash between them, such as tales/one',
    );

export const password = () =>
  z
    .string()
    .min(PASSWORD_MIN, `must be at least ${PASSWORD_MIN} characters long`)
    .refine((raw) => !isCommonPassword(raw), 'must not be one of the most common passwords');

export const email = () =>
  z.string().refine(isEmail, {
    error: ({ input }) => `must be an e-mail address, and is "${shown(String(input))}"`,
  });

const MAILBOX = /^(?:(?:[^"<>,;\p{Cc}]+|"[^"\p{Cc}]+") *<([^<>]+)>|([^<>]+))$/u;

/** `no-reply@tales.example`, or `Tales <no-reply@tales.example>` */
export const mailbox = () =>
  z.string().refine((raw) => {
    const [, named, bare] = MAILBOX.exec(raw) ?? [];
    return isEmail(named ?? bare ?? '');
  }, 'must be an e-mail address, or a name and an address: Tales <no-reply@tales.example>');

export const username = () =>
  z
    .string()
    .refine((raw) => checkUsername(raw) === undefined, 'must be 3 to 30 letters, digits or underscores');

/** Which of the server's models serves which key: `tenali=llama3.1:8b,birbal=gpt-x` */
export const pairs = (keys: readonly string[]) =>
  z.string().transform((raw, context) => {
    const entries: [string, string][] = [];
    for (const pair of list(raw)) {
      const [, key, value] = /^([a-z0-9_-]+)=(.+)$/.exec(pair) ?? [];
      if (key === undefined || value === undefined)
        return refuse(context, `must look like tenali=model-a,birbal=model-b, and has "${shown(pair)}"`);
      if (!keys.includes(key))
        return refuse(context, `has no model ${shown(key)}: there are ${keys.join(', ')}`);
      entries.push([key, value]);
    }
    return Object.fromEntries(entries);
  });

/** A shorter prefix would cover a part of the internet instead of a network of load balancers. */
const SMALLEST_PREFIX = { ipv4: 8, ipv6: 7 } as const;

/** `10.0.0.7, 10.1.0.0/16` */
export const networks = () =>
  z.string().transform((raw, context) => {
    const found = list(raw);
    for (const entry of found) {
      if (!isNetwork(entry))
        return refuse(
          context,
          `must be addresses or networks such as 10.1.0.0/16, and has "${shown(entry)}"`,
        );
      if (isTooWide(entry))
        return refuse(
          context,
          `must name networks of your own, and "${entry}" is a large part of the internet`,
        );
    }
    return found;
  });

function isNetwork(entry: string): boolean {
  return entry.includes('/') ? ipaddr.isValidCIDR(entry) : ipaddr.isValid(entry) && !entry.includes('%');
}

function isTooWide(entry: string): boolean {
  if (!entry.includes('/')) return false;
  const [address, bits] = ipaddr.parseCIDR(entry);
  return bits < SMALLEST_PREFIX[address.kind()];
}

const HOST_NAME = /^(?!.*\.\.)[a-z0-9_]([a-z0-9_.-]{0,252}[a-z0-9_])?$/;

/** `tales.example, kathaloka` */
export const hostNames = () =>
  z.string().transform((raw, context) => {
    const names = list(raw).map((name) => name.toLowerCase());
    const wrong = names.find((name) => !HOST_NAME.test(name));
    if (wrong === undefined) return names;
    return refuse(
      context,
      `must be host names such as tales.example, without a scheme or a port, and has "${shown(wrong)}"`,
    );
  });

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address always means the local machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

function isSecure(raw: string): boolean {
  const { protocol, hostname } = new URL(raw);
  return protocol === 'https:' || isLoopback(hostname);
}

function list(raw: string): string[] {
  return raw
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function shown(raw: string): string {
  return raw.slice(0, MAX_SHOWN);
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
