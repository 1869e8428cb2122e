import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CryptoKey,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { Provider } from 'oidc-provider';
import { afterAll } from 'vitest';
import type { Config } from '../config.ts';

type Settings = NonNullable<Config['oidc']>;

/** What the provider knows of a person, by their subject. */
export interface OidcPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

type Answering = 'well' | 'never' | 'with 503';

export interface OidcIssuer {
  readonly settings: Settings;
  readonly people: Map<string, OidcPerson>;
  /** Changes the claims of the ID tokens, which are signed again, with another key if one is given. */
  tamper(change: ((claims: JWTPayload) => JWTPayload) | null, key?: CryptoKey): void;
  /** Starts to sign with another key, and publishes that alone. Returns the key before. */
  changeKeys(): Promise<CryptoKey>;
  /** How requests below a path are answered from now on, and all others well. */
  answer(path: string, answering: Answering): void;
  /** Goes through the pages of the provider as a person, and returns the address to which they lead back. */
  walk(address: string, subject: string): Promise<URL>;
}

const CLIENT = { clientId: 'kathaloka', clientSecret: 'a secret of the client' } as const;

/** Runs a whole provider of OpenID Connect for the tests of a file. It signs in whom `walk` names. */
export async function startOidcIssuer(redirectUri: string): Promise<OidcIssuer> {
  const people = new Map<string, OidcPerson>();
  let subject = '';
  let tampering: { change: (claims: JWTPayload) => JWTPayload; key: CryptoKey } | null = null;
  let fault: { readonly path: string; readonly answering: Answering } | null = null;
  let signing = await newSigning();
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown;

  const server = http.createServer((request, response) => {
    const how = fault && request.url?.startsWith(fault.path) ? fault.answering : 'well';
    if (how === 'never') return;
    if (how === 'with 503') {
      response.writeHead(503).end();
      return;
    }
    if (request.url === '/token' && tampering) signAgain(response, signing.kid, tampering);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function serve(): void {
    const provider = providerOf(issuer, { redirectUri, jwk: signing.jwk, people });
    const callback = provider.callback();
    handle = (request, response) =>
      request.url?.startsWith('/interaction/')
        ? provider.interactionFinished(request, response, { login: { accountId: subject } })
        : callback(request, response);
  }
  serve();

  return {
    settings: { ...CLIENT, issuer, name: 'School', adminGroup: null },
    people,
    async changeKeys() {
      const { key } = signing;
      signing = await newSigning();
      serve();
      return key;
    },
    tamper: (change, key) => {
      tampering = change && { change, key: key ?? signing.key };
    },
    answer: (path, answering) => {
      fault = { path, answering };
    },
    async walk(address, who) {
      subject = who;
      return walkTo(redirectUri, new URL(address));
    },
  };
}

interface Signing {
  readonly kid: string;
  readonly key: CryptoKey;
  readonly jwk: JWK;
}

let keys = 0;
async function newSigning(): Promise<Signing> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = `key-${++keys}`;
  return { kid, key: privateKey, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } };
}

function providerOf(
  issuer: string,
  { redirectUri, jwk, people }: { redirectUri: string; jwk: JWK; people: Map<string, OidcPerson> },
): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['a secret of the provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...people.get(sub) }),
    }),
    async loadExistingGrant({ oidc }: GrantContext) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session.accountId,
        clientId: oidc.client.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

interface GrantContext {
  readonly oidc: {
    readonly provider: Provider;
    readonly session: { readonly accountId: string };
    readonly client: { readonly clientId: string };
  };
}

function signAgain(
  response: ServerResponse,
  kid: string,
  { change, key }: { change: (claims: JWTPayload) => JWTPayload; key: CryptoKey },
): void {
  const end = response.end.bind(response);
  async function send(answer: object, claims: JWTPayload): Promise<void> {
    const id_token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
    const changed = JSON.stringify({ ...answer, id_token });
    response.setHeader('content-length', Buffer.byteLength(changed));
    end(changed);
  }
  response.end = ((body: string) => {
    const answer = JSON.parse(body) as { id_token?: string };
    const { id_token } = answer;
    if (id_token === undefined) return end(body);
    void send(answer, change(decodeJwt(id_token)));
    return response;
  }) as typeof response.end;
}

/** Follows redirects with cookies, as a browser does, until one leads to this address. */
async function walkTo(target: string, from: URL): Promise<URL> {
  const cookies = new Map<string, string>();
  for (let at = from, step = 0; step < 10; step += 1) {
    if (at.href.startsWith(target)) return at;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { headers: { cookie }, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`${at.pathname} leads nowhere: ${response.status} ${await response.text()}`);
    at = new URL(location, at);
  }
  throw new Error(`${from.href} never led to ${target}`);
}
