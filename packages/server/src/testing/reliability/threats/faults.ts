import type { Threat } from './Threat.ts';

const SERVER = 'packages/server/src';
const ACCOUNTS = `${SERVER}/features/accounts`;
const HTTP = `${SERVER}/platform/http`;
const PLAY = `${SERVER}/features/play`;
const HISTORIES = `${SERVER}/testing/histories`;
const JOBS_KILLED = `${SERVER}/platform/jobs/jobsCrash.process.test.ts`;
const KILLS = [
  'kill -9, embedded, node alone',
  'kill -9, embedded, node with PostgreSQL',
  'kill -9, external, node alone',
  'kill -9, external, the connections',
];

/** What fails by itself, what it costs, and what is there afterwards. */
export const faults: readonly Threat[] = [
  {
    threat: 'The provider fails: refused, busy, slow, cut off, or with nonsense',
    held: 'Told by another model or by the built-in narrator, or failed; charged for what was told only',
    proofs: [[`${PLAY}/action/providerFaults.db.test.ts`, 'is answered as the table says']],
  },
  {
    threat: 'The narrator never ends',
    held: 'The action ends by its own clock, and costs nothing',
    proofs: [[`${PLAY}/action/life.db.test.ts`, 'ends after a minute and a half, and costs nothing']],
  },
  {
    threat: 'A picture is not drawn',
    held: 'It is described, and costs nothing',
    proofs: [
      [`${PLAY}/action/price.db.test.ts`, 'a picture that was not drawn costs neither credits nor XP'],
    ],
  },
  {
    threat: 'Many actions spend the same credits',
    held: 'Held before anything is told, in one statement',
    proofs: [
      [`${PLAY}/action/playRaces.process.test.ts`, 'fifty actions against ten credits are exactly the ten'],
      [
        `${SERVER}/features/economy/economy.db.test.ts`,
        'the balance is the sum of the entries, never negative',
      ],
    ],
  },
  {
    threat: 'A click is sent twice, or again after a lost answer',
    held: 'One key, one turn, one charge, one answer',
    proofs: [
      [`${PLAY}/action/playRaces.process.test.ts`, 'one key sent ten times is one turn and one charge'],
    ],
  },
  {
    threat: 'Two tabs play one session',
    held: 'One action at a time, and none on a turn that is not the newest one',
    proofs: [
      [`${PLAY}/action/playRaces.process.test.ts`, 'of different actions in one session one is told'],
      [
        `${HISTORIES}/histories.process.test.ts`,
        'calls of concurrent clients are one history without an anomaly',
      ],
      [`${HISTORIES}/checkHistory.test.ts`, 'finds a planted %s'],
    ],
    figures: ['histories'],
  },
  {
    threat: 'The reader leaves in the middle of a turn',
    held: 'It is told to its end, and there on return',
    proofs: [
      [`${PLAY}/action/streaming.db.test.ts`, 'is told to its end and paid, though the reader has gone'],
    ],
  },
  {
    threat: 'kill -9 of the server, of PostgreSQL, or of both',
    held: 'What was acknowledged is there, once; what was not is given back within seconds',
    proofs: [
      [
        `${HISTORIES}/kills.process.test.ts`,
        'no action is lost or doubled, and no hold is left five seconds later',
      ],
      [
        `${PLAY}/action/playCrash.process.test.ts`,
        'after the commit, before the answer: the turn is there, paid once',
      ],
    ],
    figures: KILLS,
  },
  {
    threat: 'The power fails, or the disk loses the end of the log',
    held: 'Nothing acknowledged is lost, or the start is refused and says why',
    proofs: [
      [
        `${HISTORIES}/powerLoss.process.test.ts`,
        'nothing is lost; with damage before it the start is refused',
      ],
    ],
    figures: ['power loss'],
  },
  {
    threat: 'A connection to the database is lost in the middle of an action',
    held: 'It is failed or told, its session goes on within seconds',
    proofs: [
      [`${PLAY}/action/lostConnections.db.test.ts`, 'the next sweep ends the action, its credits come back'],
    ],
  },
  {
    threat: 'The database is away, hangs, or its disk is full',
    held: '503 with a time to retry, before the disk is full; the server lives on and recovers',
    proofs: [
      [`${HTTP}/http.db.test.ts`, 'a call answers 503 with retry-after'],
      [`${HTTP}/http.db.test.ts`, 'reads work, and writes answer 503 with retry-after'],
      [`${HTTP}/room.db.test.ts`, 'A disk that is nearly full takes nothing that grows, and says so'],
      [`${HTTP}/room.db.test.ts`, 'Reading, logging in and deleting go on'],
      [`${SERVER}/platform/db/connect.db.test.ts`, 'times out when the database hangs, and recovers with it'],
    ],
  },
  {
    threat: 'Undo is sent twice, during an action, or at the beginning',
    held: 'Once for each key, refused while an action runs and where there is nothing',
    proofs: [
      [
        `${HISTORIES}/checkHistory.test.ts`,
        'finds a stale read, a lost undo and a redo that leads elsewhere',
      ],
    ],
  },
  {
    threat: 'Clocks differ or jump',
    held: 'Leases by the clock of the database; tokens and limits with tolerance',
    proofs: [
      [
        `${ACCOUNTS}/signIn/rateLimits.db.test.ts`,
        'are counted from zero when a clock that was a year ahead is corrected',
      ],
      ['e2e/session.spec.ts', 'tokens are refreshed when they expire, and only then'],
    ],
  },
  {
    threat: 'A migration is interrupted, run twice, or meets a newer database',
    held: 'One transaction and one lock; a database that only later versions understand is left alone',
    proofs: [
      [
        `${SERVER}/platform/db/migrate.db.test.ts`,
        'bring an empty database up to date once, even if four processes start',
      ],
      [
        `${SERVER}/platform/db/migrate.db.test.ts`,
        'refuse one that supports later versions only, or that lacks a migration',
      ],
    ],
  },
  {
    threat: 'A tale of ten thousand parts',
    held: 'Read by pages, told and ended at the cost of a short one',
    proofs: [
      [
        `${PLAY}/sessions/branchSession.db.test.ts`,
        'takes over the latest thousand turns of a very long one',
      ],
      [
        `${PLAY}/memory/longMemory.db.test.ts`,
        'Summaries gather in three layers, and no turn is left out or told twice',
      ],
    ],
  },
  {
    threat: 'Connections that send or read nothing',
    held: 'Limited in number and time for each network',
    proofs: [
      [`${HTTP}/sockets.test.ts`, 'is disconnected when it reads nothing of a response for too long'],
      [`${HTTP}/sockets.test.ts`, 'are limited in total'],
    ],
  },
  {
    threat: 'The server is told to stop while it tells',
    held: 'Streams have time to end, then they are cut',
    proofs: [[`${HTTP}/shutdown.test.ts`, 'A stop aborts hanging requests, and lets event streams finish']],
  },
  {
    threat: 'A process dies before it has sent a mail, or when nobody knows whether it has',
    held: 'Another one sends it: once, or once more',
    proofs: [
      [JOBS_KILLED, 'whose process is killed %s'],
      [`${ACCOUNTS}/emails/mailJobs.db.test.ts`, 'after a registration is sent by another one, once'],
    ],
  },
  {
    threat: 'A process dies before the memory of a turn is written',
    held: 'Another one writes it, once',
    proofs: [[JOBS_KILLED, 'whose process is killed %s is written once']],
  },
  {
    threat: 'The deletion of an account dies half-way, or is given up',
    held: 'Name, address and logins are gone first; the rest by whoever goes on, and nothing is left',
    proofs: [
      [JOBS_KILLED, 'goes on where it was when its process is killed between two steps'],
      [JOBS_KILLED, 'has taken away name, address and logins before it begins'],
      [`${PLAY}/sessions/deleting.db.test.ts`, 'a deletion that was given up is begun again a day later'],
    ],
  },
  {
    threat: 'Clean-up fails, is late, or runs in many processes',
    held: 'One process, in batches, past what fails',
    proofs: [
      [`${SERVER}/platform/sweeps/runSweeps.db.test.ts`, 'a sweep that fails stops no other'],
      [`${PLAY}/action/abandoned.db.test.ts`, 'an action that cannot be ended does not stop the sweep'],
    ],
  },
  {
    threat: 'Something is wrong all the same',
    held: 'The doctor names it, once a day and when asked',
    proofs: [[`${SERVER}/doctor.db.test.ts`, 'names %s where it is planted, alone']],
  },
  {
    threat: 'A like is toggled while the network fails',
    held: 'Rolled back, or what the server says',
    proofs: [
      [
        'e2e/reactions.spec.ts',
        'a like stays when the network fails; it is rolled back when the server requires a login',
      ],
    ],
  },
  {
    threat: 'A backup is needed',
    held: 'Taken while people play, whole, and restored the same, row by row; or word for word from a copy of the folder',
    proofs: [
      [
        `${SERVER}/copies.process.test.ts`,
        'the drill: a backup while a turn is told, the loss of everything, a restore that is the same, and play goes on',
      ],
      [`${SERVER}/copies/copies.db.test.ts`, 'that fails in the middle leaves everything as it was'],
      ['tools/backups.test.ts', 'is restored word for word with %s'],
    ],
  },
  {
    threat: 'A server is stopped or replaced while people play',
    held: 'What is told is told to its end, here and for who follows elsewhere; the balancer sends nobody to it',
    proofs: [
      [
        `${SERVER}/drain.process.test.ts`,
        'is not ready, serves until balancers know, ends what is told, there and for who follows elsewhere, and loses nothing',
      ],
    ],
  },
];
