import type { Threat } from './Threat.ts';

const SERVER = 'packages/server/src';
const ACCOUNTS = `${SERVER}/features/accounts`;

/** Who somebody is. */
export const identity: readonly Threat[] = [
  {
    threat: 'A refresh token is stolen and used beside its owner',
    held: 'Each is used once; an older one ends its whole session',
    proofs: [
      [
        `${ACCOUNTS}/sessions/refresh.db.test.ts`,
        'ends the whole session when it is reused after its successor',
      ],
      [`${ACCOUNTS}/sessions/refresh.db.test.ts`, 'has a grace of one generation, never of two'],
    ],
  },
  {
    threat: 'Tabs refresh the same token at the same moment',
    held: 'All get the same successor, and nobody is signed out',
    proofs: [
      [`${ACCOUNTS}/sessions/refresh.db.test.ts`, 'all get the same successor'],
      ['packages/api/src/session/session.test.ts', 'is refreshed once for twenty concurrent calls'],
    ],
  },
  {
    threat: 'A token of one purpose is used for another',
    held: 'Each is accepted for its own purpose only',
    proofs: [[`${ACCOUNTS}/sessions/forgedTokens.db.test.ts`, 'is accepted for its own purpose only']],
  },
  {
    threat: 'An access token is forged',
    held: 'One algorithm, one key; all refusals are alike',
    proofs: [
      [
        `${ACCOUNTS}/sessions/forgedTokens.db.test.ts`,
        'that is forged is refused in the same way, whatever is wrong with it',
      ],
    ],
  },
  {
    threat: 'Somebody who has logged out, or is no administrator any more, keeps their power',
    held: 'Sessions and roles are read at each call',
    proofs: [
      [
        `${ACCOUNTS}/signIn/signIn.db.test.ts`,
        'revokes the access token and the refresh token of this browser at once',
      ],
      [
        `${SERVER}/endedAccess.db.test.ts`,
        'An administrator who is one no longer has no call of administrators left',
      ],
    ],
  },
  {
    threat: 'The token of an administrator is stolen',
    held: 'What cannot be taken back needs fresh proof of who they are',
    proofs: [
      [
        `${ACCOUNTS}/account/freshProof.db.test.ts`,
        'is refused without fresh proof, before its body is read',
      ],
    ],
  },
  {
    threat: 'A link in a mail is used twice, guessed, or leads to another host',
    held: 'Stored as hashes, used once, built from the settings alone',
    proofs: [
      [
        `${ACCOUNTS}/links/links.db.test.ts`,
        'works once, even for ten concurrent requests with the same link',
      ],
      [`${ACCOUNTS}/links/links.db.test.ts`, 'links to this installation, whatever headers the request has'],
    ],
  },
  {
    threat: 'Answers or their time tell who has an account',
    held: 'The same bytes, and the same number of hashes, either way',
    proofs: [
      [`${ACCOUNTS}/signIn/enumeration.db.test.ts`, 'gets the same bytes whether the account exists or not'],
      [`${ACCOUNTS}/signIn/enumeration.db.test.ts`, 'runs of Argon2, whether the account exists or not'],
    ],
  },
  {
    threat: 'Passwords are guessed',
    held: 'Five attempts in a quarter of an hour for an account and a network, and no lockout of others',
    proofs: [
      [
        `${ACCOUNTS}/signIn/rateLimits.db.test.ts`,
        'are limited to five in a quarter of an hour: 429 with retry-after',
      ],
      [
        `${SERVER}/platform/limits/limitsAfterCrash.process.test.ts`,
        'survive kill -9 of the server and PostgreSQL',
      ],
    ],
  },
  {
    threat: 'A Google token is forged, meant for another site, or takes over an account',
    held: 'Signature, audience, issuer and nonce; linked by a verified address only',
    proofs: [
      [`${ACCOUNTS}/signIn/signInWithGoogle.db.test.ts`, 'signs nobody in and creates no account'],
      [`${ACCOUNTS}/signIn/signInWithGoogle.db.test.ts`, 'is not linked while its address is unverified'],
    ],
  },
  {
    threat: 'A link signs somebody in as somebody else, or leaves its token in the address',
    held: 'Verified before it is stored, removed from the address, asked about where somebody is signed in',
    proofs: [
      ['e2e/accounts.spec.ts', 'a link with a token signs in, and removes the token from the address'],
      ['e2e/session.spec.ts', 'a link with a token asks before it replaces the session of another user'],
    ],
  },
  {
    threat: 'The way through a login leads to another site',
    held: 'Paths of this site only',
    proofs: [
      [
        'packages/contract/src/rules/properties.test.ts',
        'never leaves the site, whatever the browser makes of the path',
      ],
    ],
  },
  {
    threat: 'The first administrator has a known password',
    held: 'Generated, printed once, changed at the first login',
    proofs: [
      [
        `${ACCOUNTS}/signIn/firstAdmin.db.test.ts`,
        'gets an unguessable password, of which only an Argon2id hash is stored',
      ],
      [`${SERVER}/features/administration/generatedPassword.db.test.ts`, 'reads and changes nothing'],
    ],
  },
];
