import type { Guard } from './Guard.ts';

const SERVER = 'packages/server/src';
const PLAY = `${SERVER}/features/play`;
const ACCOUNTS = `${SERVER}/features/accounts`;
const HTTP = `${SERVER}/platform/http`;

const people: readonly Guard[] = [
  {
    guards: 'what is somebody else’s does not exist',
    file: `${HTTP}/guard.ts`,
    guard:
      "if (!isOwn && !(isForAdmins(endpoint) && mayUse(owner, user))) throw notFound(resource ?? 'call');",
    without: '',
    tests: [`${HTTP}/pipeline.test.ts`, `${SERVER}/routesByRole.db.test.ts`],
  },
  {
    guards: 'fresh proof, by the row',
    file: `${HTTP}/guard.ts`,
    guard: "if (endpoint.proof === 'fresh') requireProof(user);",
    without: '',
    tests: [`${ACCOUNTS}/account/freshProof.db.test.ts`],
  },
  {
    guards: 'fresh proof, by the body',
    file: `${HTTP}/guard.ts`,
    guard: 'if (needsProof?.(body as never)) requireProof(user);',
    without: 'void [needsProof, user, body];',
    tests: [`${ACCOUNTS}/account/freshProof.db.test.ts`],
  },
  {
    guards: 'a bucket for each account',
    file: `${HTTP}/guard.ts`,
    guard: 'if (user) await rateLimiter?.take(account, user.id);',
    without: 'if (user) void account;',
    tests: [`${HTTP}/guard.db.test.ts`],
  },
  {
    guards: 'a bucket for each network of guests',
    file: `${HTTP}/guard.ts`,
    guard: 'else await rateLimiter?.takeFrom(network, request.ip);',
    without: 'else void network;',
    tests: [`${HTTP}/guard.db.test.ts`],
  },
  {
    guards: 'two dear calls of an account at a time',
    file: `${HTTP}/guard.ts`,
    guard:
      "if (user && rateLimiter && endpoint.cost !== 'cheap') request.leave = await takePlace(user.id, reply);",
    without: 'void [takePlace, reply];',
    tests: [`${HTTP}/guard.db.test.ts`],
  },
  {
    guards: 'what administrators read of others is recorded',
    file: `${HTTP}/guard.ts`,
    guard: "if (request.foreign && endpoint.method === 'GET') await recordForeign(request.foreign);",
    without: '',
    tests: [`${HTTP}/pipeline.test.ts`, `${SERVER}/features/audit/audit.db.test.ts`],
  },
  {
    guards: 'an old refresh token ends its session',
    file: `${ACCOUNTS}/sessions/refreshTokens.ts`,
    guard: "if (generation === session.generation - 1) return { outcome: 'replaced', ...found };",
    without: "if (generation !== undefined) return { outcome: 'replaced', ...found };",
    tests: [`${ACCOUNTS}/sessions/refresh.db.test.ts`],
  },
  {
    guards: 'a session has an end of its own',
    file: `${ACCOUNTS}/sessions/refreshTokens.ts`,
    guard: "if (!session || session.expires_at <= now) return { outcome: 'unknown' };",
    without: "if (!session) return { outcome: 'unknown' };",
    tests: [`${ACCOUNTS}/sessions/refresh.db.test.ts`],
  },
  {
    guards: 'an access token is one of this installation',
    file: `${SERVER}/platform/auth/accessTokens.ts`,
    guard: '        issuer,\n        audience: AUDIENCE,\n',
    without: '',
    tests: [`${ACCOUNTS}/sessions/forgedTokens.db.test.ts`],
  },
  {
    guards: 'a link is spent once, and expires',
    file: `${ACCOUNTS}/links/linksRepository.ts`,
    guard: "    .where('expires_at', '>', now)\n    .executeTakeFirst();\n  return numDeletedRows === 1n;",
    without: '    .executeTakeFirst();\n  void [now, numDeletedRows];\n  return true;',
    tests: [`${ACCOUNTS}/links/links.db.test.ts`],
  },
  {
    guards: 'attempts to log in are counted for an account',
    file: `${ACCOUNTS}/signIn/login.ts`,
    guard: '    await rateLimiter.takeFrom(limits.loginToAccount, address, account);\n    try {',
    without: '    try {',
    tests: [`${ACCOUNTS}/signIn/rateLimits.db.test.ts`],
  },
  {
    guards: 'a token of Google is for the page that asked for it',
    file: `${ACCOUNTS}/signIn/signInWithGoogle.ts`,
    guard: 'if (claims.nonce !== nonce)',
    without: 'if (nonce === null)',
    tests: [`${ACCOUNTS}/signIn/signInWithGoogle.db.test.ts`],
  },
  {
    guards: 'a token of Google is for us',
    file: `${SERVER}/platform/auth/googleTokens.ts`,
    guard: '        audience: clientId,\n',
    without: '',
    tests: [`${ACCOUNTS}/signIn/signInWithGoogle.db.test.ts`],
  },
  {
    guards: 'the last administrator stays one',
    file: `${ACCOUNTS}/account/administer.ts`,
    guard: 'if (admins !== undefined && isLastAdmin(account, admins))',
    without: 'if (admins === null && isLastAdmin(account, admins))',
    tests: [`${SERVER}/features/administration/people/people.db.test.ts`],
  },
  {
    guards: 'a block ends all sessions',
    file: `${ACCOUNTS}/account/administer.ts`,
    guard: '  await deleteSessionsOf(transaction, id);\n',
    without: '',
    tests: [`${SERVER}/features/administration/people/people.db.test.ts`, `${SERVER}/endedAccess.db.test.ts`],
  },
];

const input: readonly Guard[] = [
  {
    guards: 'JSON has a bounded depth',
    file: `${HTTP}/jsonBody.ts`,
    guard: "if (tooDeep) done(new AppError('validation_failed', [tooDeep]), undefined);",
    without: "if (tooDeep === undefined) done(new AppError('validation_failed', [tooDeep]), undefined);",
    tests: [`${HTTP}/http.db.test.ts`],
  },
  {
    guards: 'nothing is decompressed',
    file: `${HTTP}/jsonBody.ts`,
    guard: "if (encoding !== 'identity') {",
    without: "if (encoding === 'never') {",
    tests: [`${HTTP}/http.db.test.ts`],
  },
  {
    guards: 'the server answers for its own hosts',
    file: `${HTTP}/hosts.ts`,
    guard: "return known.has(name) || isLoopback(name) || net.isIP(name.replace(/^\\[|\\]$/g, '')) !== 0;",
    without: 'return known.has(name) || name !== null;',
    tests: [`${HTTP}/hosts.db.test.ts`],
  },
  {
    guards: 'text in HTML is escaped',
    file: `${SERVER}/platform/html.ts`,
    guard: 'return text.replaceAll(/[&<>"\']/g, (character) => ENTITIES[character]!);',
    without: 'return text.replaceAll(/[\\u0000]/g, (character) => ENTITIES[character]!);',
    tests: [`${SERVER}/features/pages/pages.db.test.ts`],
  },
  {
    guards: 'drafts are seen by their authors',
    file: `${SERVER}/features/catalogue/policy.ts`,
    guard: '(story.status === PUBLISHED && isRatedFor(story, ratings))',
    without: '(story.status !== null && isRatedFor(story, ratings))',
    tests: [`${PLAY}/play.db.test.ts`, `${SERVER}/features/catalogue/catalogue.db.test.ts`],
  },
];

export const requestGuards: readonly Guard[] = [...people, ...input];
