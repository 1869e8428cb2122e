import type { Finding } from './Finding.ts';

const SERVER = 'packages/server/src';
const PLATFORM = `${SERVER}/platform`;
const ACCOUNTS = `${SERVER}/features/accounts`;
const PLAY = `${SERVER}/features/play`;
const NARRATOR = `${SERVER}/narrator`;

/** The reading of security. */
export const security: readonly Finding[] = [
  {
    id: 'H1',
    finding: 'One free text stops the server: names are compared in the square of their number',
    held: 'On a thread with a deadline; lexicon and choices are an index, read once',
    proofs: [
      [
        `${NARRATOR}/interpret/costs.test.ts`,
        'is compared with the names of a story in a time that grows with their number alone',
      ],
      [
        `${NARRATOR}/interpret/costs.test.ts`,
        'is compared with the choices in steps that grow with their number',
      ],
      [`${NARRATOR}/readBeside.test.ts`, 'keep nobody waiting, however long they take'],
    ],
  },
  {
    id: 'H2',
    finding: 'A wrong body of 1 MB makes an answer of 62 MB, and a gigabyte of memory',
    held: 'Twenty faults are told, entries are counted before their values, and a call is paid for before its body',
    proofs: [
      [`${PLATFORM}/http/validate.test.ts`, 'is answered with its first faults by %s'],
      [`${PLATFORM}/http/validate.test.ts`, 'with too many %s is refused before they are read'],
      [`${PLATFORM}/http/validate.test.ts`, 'takes no more memory than its faults'],
      [`${PLATFORM}/http/guard.db.test.ts`, 'is refused before its body is read'],
    ],
  },
  {
    id: 'H3',
    finding: 'Publishing takes ten seconds of the thread that serves everybody, inside a transaction',
    held: 'Reviewed on a thread with a deadline, while nothing is locked; its checks are linear',
    proofs: [
      [
        `${SERVER}/features/authoring/publishing/publishStory.db.test.ts`,
        'reviews a story while nothing is locked, and again if it was changed before the lock',
      ],
      [
        `${PLATFORM}/thread.test.ts`,
        'is ended when a job takes too long, keeps nobody waiting meanwhile, and is replaced',
      ],
      [
        'packages/story/src/checks/checkCosts.test.ts',
        'The time of the checks grows with the length of a story alone',
      ],
    ],
  },
  {
    id: 'H4',
    finding: 'A refused turn is free: one player spends the operator’s money, and everybody’s budget',
    held: 'Calls are counted, not told turns; those that nobody pays are ten in an hour',
    proofs: [
      [
        `${PLAY}/action/providerBudget.db.test.ts`,
        'are ten in an hour and account, then the provider is not asked',
      ],
      [
        `${PLAY}/action/providerBudget.db.test.ts`,
        'are bounded, paid for or not, and what is left to others is not touched',
      ],
    ],
  },
  {
    id: 'M1',
    finding: 'One account occupies the provider',
    held: 'One call of an account at a time, in a queue that is fair; twenty turns a minute, and few calls a day of a new or unverified account',
    proofs: [
      [`${PLAY}/action/providerBudget.db.test.ts`, 'do not keep others waiting behind the many calls of one'],
      [
        `${PLAY}/action/providerBudget.db.test.ts`,
        'that ask a model are twenty; the built-in narrator tells more, free of charge',
      ],
      [
        `${PLAY}/action/providerBudget.db.test.ts`,
        'are fewer of a new account, which then is told by the built-in narrator and reads why',
      ],
      [`${PLAY}/modelCalls.db.test.ts`, 'are few in a day, and those of the next day come'],
    ],
  },
  {
    id: 'M2',
    finding: 'Dear calls without a limit for an account',
    held: 'No row compiles without its cost, which is taken before the body; two dear calls at a time',
    proofs: [
      [
        'packages/contract/src/calls/calls.test.ts',
        'each say what they cost: a row without a cost does not compile',
      ],
      [`${PLATFORM}/http/guard.db.test.ts`, 'is limited by what it costs: %s'],
      [
        `${PLATFORM}/http/guard.db.test.ts`,
        'two of them run, the others wait, and everybody else is answered',
      ],
      [`${PLATFORM}/http/guard.db.test.ts`, 'is limited outside of the API: %s'],
    ],
  },
  {
    id: 'M3',
    finding: 'What grows with play is built whole',
    held: 'Streams with back-pressure, pages, and an end of a game',
    proofs: [
      [
        `${PLAY}/sessions/exportSession.db.test.ts`,
        'waits for a reader who is slow, and holds no connection meanwhile',
      ],
      [`${PLATFORM}/http/jsonStream.test.ts`, 'is read no further than its reader has come'],
      [`${PLAY}/sessions/mapSession.db.test.ts`, 'comes in pages, the newest first, and has every turn once'],
      [`${PLAY}/play.db.test.ts`, 'is refused in a game that has all the turns that one may have'],
    ],
  },
  {
    id: 'M4',
    finding: 'Administrators enter private sessions without a trace, and change them',
    held: '`owner` is the owner; what administrators may read leaves an entry, from the table of calls',
    proofs: [
      [`${PLATFORM}/http/pipeline.test.ts`, 'A call that administrators may make too'],
      [
        `${SERVER}/features/audit/audit.db.test.ts`,
        'every call of an administrator about what is somebody else’s',
      ],
      [`${SERVER}/routesByRole.db.test.ts`, 'is for the owner, and not for administrators'],
    ],
  },
  {
    id: 'M5',
    finding: 'The stolen token of an administrator is an administrator for ever',
    held: 'Fresh proof where it matters; every administrator is told of a role; none for an unverified address',
    proofs: [
      [
        `${ACCOUNTS}/account/freshProof.db.test.ts`,
        '%s is refused without fresh proof, before its body is read',
      ],
      [
        `${SERVER}/features/administration/people/roles.db.test.ts`,
        'makes nobody an administrator whose address was not verified, and says why',
      ],
      [
        `${SERVER}/features/administration/people/roles.db.test.ts`,
        'tells every administrator, and the person, in their languages, that somebody became one',
      ],
    ],
  },
  {
    id: 'M6',
    finding: 'No bound of what an account stores; snapshots in memory by number',
    held: 'Bytes of an account, counted where they are written; a cache bounded by bytes',
    proofs: [
      [`${PLATFORM}/limits/storage.db.test.ts`, 'is counted as it is written and deleted'],
      [`${PLATFORM}/limits/storage.db.test.ts`, 'is bounded: nothing more is written'],
      [
        `${PLAY}/sessions/snapshots.test.ts`,
        'Snapshots in memory are bounded by what they take, and not by their number alone',
      ],
    ],
  },
  {
    id: 'Low 1',
    finding: 'A Google token is used once only in one spelling; its nonce may be left out',
    held: 'Known by what is signed; a nonce that was asked for is compared',
    proofs: [
      [
        `${ACCOUNTS}/signIn/signInWithGoogle.db.test.ts`,
        'is the same one in every spelling of its signature',
      ],
      [
        `${ACCOUNTS}/signIn/signInWithGoogle.db.test.ts`,
        'that was asked for with a nonce signs nobody in without it',
      ],
      [
        `${ACCOUNTS}/account/freshProof.db.test.ts`,
        'is not given by a token of Google that has signed in, however its signature is spelt',
      ],
    ],
  },
  {
    id: 'Low 2',
    finding: 'Lessons about a provider may come from a player’s words',
    held: 'Quotes teach nothing; a lesson is remembered once it has helped',
    proofs: [
      [
        `${NARRATOR}/models/lessons.test.ts`,
        'What a player has typed teaches nothing, although a server quotes it',
      ],
      [`${NARRATOR}/models/lessons.test.ts`, 'A lesson that did not help is forgotten'],
    ],
  },
  {
    id: 'Low 3',
    finding: 'Signs that the guard of markdown did not count take the parser the square of their number',
    held: 'Blocks are bounded, whatever opens them, and so is what the parser looks for the end of',
    proofs: [
      [
        'packages/ui/src/patterns/Markdown/markdownGuard.test.ts',
        'takes the parser a time that grows with the length alone',
      ],
      ['packages/ui/src/patterns/Markdown/markdownGuard.test.ts', 'judges %.30s'],
    ],
  },
  {
    id: 'Low 4',
    finding: 'Links of resets stand in the log behind a proxy on the same machine',
    held: 'Only where neither address nor name leads anybody else there; so are limits that are off',
    proofs: [
      [
        `${SERVER}/config.test.ts`,
        'are those of a machine that nobody else reaches only where nothing names it to others',
      ],
      [`${PLATFORM}/mail/mail.test.ts`, 'logs no links if the server is reachable from other machines'],
    ],
  },
  {
    id: 'Low 5',
    finding: 'Pictures outlive their session, in shared caches for a year',
    held: 'Private, and gone with their session',
    proofs: [
      [
        `${SERVER}/features/pictures/modelPictures.db.test.ts`,
        'is there as long as a turn shows it, and private: it is gone with its session, for everybody',
      ],
    ],
  },
  {
    id: 'Low 6',
    finding: 'Packages without a digest; install scripts that nobody has decided on',
    held: 'Each of the product has one; each script is decided on',
    proofs: [
      ['tools/setup.test.ts', 'is verified, but for tools of development for other platforms'],
      ['tools/setup.test.ts', 'runs no install script that nobody has decided on'],
    ],
  },
];
