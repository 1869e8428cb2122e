import type { Threat } from './Threat.ts';

const SERVER = 'packages/server/src';
const ACCOUNTS = `${SERVER}/features/accounts`;
const HTTP = `${SERVER}/platform/http`;

/** What people write, and what it costs to read. */
export const content: readonly Threat[] = [
  {
    threat: 'Text of authors, players or models runs as a script, or leads elsewhere',
    held: 'No HTML, no pictures from text, six protocols; a strict content policy',
    proofs: [
      [
        'packages/ui/src/patterns/Markdown/safeUrl.test.ts',
        'never returns an address with another protocol, or with a host that is not written out',
      ],
      [
        'packages/ui/src/patterns/Markdown/markdownGuard.test.ts',
        'never counts fewer levels than the parser builds',
      ],
      [`${HTTP}/http.db.test.ts`, 'has the security headers and a request id'],
    ],
  },
  {
    threat: 'A model is told to break its rules, or answers with what is not a tale',
    held: 'Numbers come from the code; tags, links, rules and control characters are taken out',
    proofs: [
      [
        `${SERVER}/narrator/modelNarrator/outputFilter.test.ts`,
        'holds no tag, no link, no picture, no control character and no half letter',
      ],
    ],
  },
  {
    threat: 'Somebody spends the provider’s budget',
    held: 'Calls are counted: for an account, for what is not paid, and for a day',
    proofs: [
      [`${SERVER}/features/play/action/providerBudget.db.test.ts`, 'is spent by calls, to the last credit'],
      [
        `${SERVER}/features/play/action/providerBudget.db.test.ts`,
        'are one of an account, however many sessions it plays',
      ],
    ],
  },
  {
    threat: 'A body is huge, deep, compressed, or goes round in circles',
    held: 'Bounded before it is read; nothing is decompressed',
    proofs: [
      [`${HTTP}/http.db.test.ts`, 'accepts a body as deep as a story may be, and no deeper'],
      [`${HTTP}/http.db.test.ts`, 'decompresses nothing, because a small body may expand without end'],
      [`${SERVER}/features/authoring/hostile.db.test.ts`, 'is stored where its choices go round in circles'],
    ],
  },
  {
    threat: 'A name changes the prototype of an object',
    held: 'Refused, with its place',
    proofs: [
      [`${HTTP}/faults.db.test.ts`, 'names the place of a key that could change the prototype of an object'],
      [`${SERVER}/features/authoring/hostile.db.test.ts`, 'is stored with a name that every object inherits'],
    ],
  },
  {
    threat: 'Words take very long to read',
    held: 'Linear rules; stories and typed words on a thread with a deadline',
    proofs: [
      [
        `${SERVER}/platform/thread.test.ts`,
        'is ended when a job takes too long, keeps nobody waiting meanwhile',
      ],
      [`${SERVER}/features/catalogue/hostile.db.test.ts`, 'takes a time that grows with its length'],
    ],
  },
  {
    threat: 'SQL, wildcards or absurd numbers in a query',
    held: 'Parameters, escapes and bounds',
    proofs: [
      [
        `${SERVER}/features/catalogue/hostile.db.test.ts`,
        'is refused or finds nothing, and never fails with a 500',
      ],
      [`${SERVER}/hostileInput.db.test.ts`, 'in the query of %s'],
    ],
  },
  {
    threat: 'A line of the log is forged, or has a secret in it',
    held: 'One line of JSON each; secrets are never logged',
    proofs: [
      [`${ACCOUNTS}/secrets.db.test.ts`, 'are in no line of the log, even at the lowest level'],
      [`${ACCOUNTS}/secrets.db.test.ts`, 'cannot inject a line into the log'],
    ],
  },
  {
    threat: 'Another host name leads to the server, or another site sends a form',
    held: 'Own hosts only, JSON only',
    proofs: [
      [`${HTTP}/hosts.db.test.ts`, 'may not be %s: 421, whatever is asked for'],
      [`${HTTP}/http.db.test.ts`, 'accepts JSON only'],
    ],
  },
  {
    threat: 'Reactions, sessions and rewards are counted twice, or lost',
    held: 'Counters in the transaction that counts; keys for what is sent twice',
    proofs: [
      [`${SERVER}/features/reactions/reactions.db.test.ts`, 'keeps the counter equal to the rows while'],
      [
        `${SERVER}/features/play/sessions/branchSession.db.test.ts`,
        'is begun once for one key, however often that is sent',
      ],
      [`${SERVER}/doctor.db.test.ts`, 'finds nothing where people have played'],
    ],
  },
  {
    threat: 'An id in an address of the app becomes another call',
    held: 'It can never be a second segment of a path',
    proofs: [
      ['packages/api/src/client.test.ts', 'requests a story by an id that can never become another path'],
    ],
  },
  {
    threat: 'Client and server judge input differently',
    held: 'One rule for both, with the same words',
    proofs: [
      ['packages/contract/src/rules/parity.test.ts', 'and of a missing %s what it says of an empty one'],
    ],
  },
  {
    threat: 'A file that is imported is hostile',
    held: 'Bounded, read in bounded time, and nothing of it runs',
    proofs: [['packages/formats/src/hostile.full.test.ts', 'are found in bounded time']],
  },
];
