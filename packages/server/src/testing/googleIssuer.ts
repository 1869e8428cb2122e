import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll } from 'vitest';
import type { Clock } from '../platform/clock.ts';

/** Undefined claims are omitted. */
type Claims = { readonly [K in keyof JWTPayload]?: JWTPayload[K] | undefined };

interface GoogleIssuer {
  readonly settings: { readonly clientId: string; readonly jwksUrl: string; readonly issuer: string };
  /** An ID token like Google's, with overrides. */
  idToken(claims?: Claims, header?: { alg?: string; kid?: string }, key?: CryptoKey): Promise<string>;
  /** How often the keys were fetched. */
  readonly asked: () => number;
}

const CLIENT_ID = 'kathaloka.apps.example';
const KID = 'key-1';

/** Starts a fake Google, which publishes its own keys over HTTP, for the tests of a file. */
export async function startGoogleIssuer(clock: Clock): Promise<GoogleIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
  let asked = 0;
  const server = http.createServer((_request, response) => {
    asked++;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { clientId: CLIENT_ID, jwksUrl: `${issuer}/keys`, issuer },
    idToken(claims = {}, header = {}, key = privateKey) {
      const now = Math.floor(clock().getTime() / 1000);
      const payload = {
        iss: issuer,
        aud: CLIENT_ID,
        azp: CLIENT_ID,
        sub: '110169484474386276334',
        email: 'tara@example.org',
        email_verified: true,
        hd: 'example.org',
        name: 'Tara Nair',
        picture: 'https://lh3.example.org/tara.png',
        iat: now,
        exp: now + 3600,
        ...claims,
      } as JWTPayload;
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: KID, typ: 'JWT', ...header })
        .sign(key);
    },
    asked: () => asked,
  };
}
