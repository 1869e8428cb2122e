import type { Finding } from './Finding.ts';

const SERVER = 'packages/server/src';
const PLATFORM = `${SERVER}/platform`;
const PLAY = `${SERVER}/features/play`;

/** The others. */
export const engineOther: readonly Finding[] = [
  {
    id: 'E9',
    finding: 'No action has a hard end',
    held: 'It ends by its own clock, and the database gives it up after a time',
    proofs: [
      [`${PLAY}/action/life.db.test.ts`, 'is left behind when the action has ended, and the player goes on'],
      [
        `${PLAY}/action/life.db.test.ts`,
        'does not hold its action either where its process goes on: after a time the database gives it up',
      ],
    ],
  },
  {
    id: 'E10',
    finding: 'A server on another or an empty database deletes all pictures of the bucket',
    held: 'Only what this database has noted as loose is deleted, a day later',
    proofs: [
      [
        `${SERVER}/features/pictures/modelPictures.db.test.ts`,
        'stays beside a fresh database and beside one that was restored: neither has stored it',
      ],
    ],
  },
  {
    id: 'E11',
    finding: 'A clock that is ahead once takes deeds away for good; a release may stand before its hold',
    held: 'A queue written by the commit; a hold comes before what became of it',
    proofs: [
      [
        `${SERVER}/features/progress/lifeLong.db.test.ts`,
        'is counted by what was read, and not by the time: a process an hour ahead loses nothing',
      ],
      [
        `${SERVER}/features/economy/economy.db.test.ts`,
        'has what became of a hold after it, also by the clock of a process that is an hour behind',
      ],
    ],
  },
  {
    id: 'E12',
    finding: 'Limits counted in batches refuse honest players behind a load balancer',
    held: 'Batches grow with what a process has used; dear calls are counted exactly',
    proofs: [
      [`${PLATFORM}/limits/costs.db.test.ts`, 'a player makes as many dear calls as behind one process'],
      [`${PLATFORM}/limits/costs.db.test.ts`, 'most cheap calls are made before the first process refuses'],
    ],
  },
  {
    id: 'E13',
    finding: 'Administrators read, play and delete in sessions of others without a trace',
    held: '`owner` is the owner; `owner-or-admin` leaves an entry',
    proofs: [
      [`${SERVER}/routesByRole.db.test.ts`, 'is for the owner, and not for administrators'],
      [
        `${SERVER}/features/audit/audit.db.test.ts`,
        'every call of an administrator about what is somebody else’s',
      ],
    ],
  },
  {
    id: 'E14',
    finding: 'An idempotency key lives for a day in one table and for ever in the other',
    held: 'A key that has paid pays for nothing else, and says so',
    proofs: [
      [
        `${PLAY}/turns/turns.db.test.ts`,
        'that has paid for a turn pays for no other one, also when its answer is no longer stored',
      ],
    ],
  },
  {
    id: 'E15',
    finding: 'PLAY and branch are not idempotent',
    held: 'One key begins one session',
    proofs: [
      [
        `${PLAY}/sessions/createSession.db.test.ts`,
        'begins one session, however often it is sent, and counts one play',
      ],
      [`${PLAY}/sessions/branchSession.db.test.ts`, 'is begun once for one key, however often that is sent'],
    ],
  },
  {
    id: 'E16, calls',
    finding: 'Calls to a provider are not bounded for an account, and not in all',
    held: 'One call of an account at a time, some in all, a queue that is fair',
    proofs: [
      [
        `${PLAY}/action/providerBudget.db.test.ts`,
        'are one of an account, however many sessions it plays, and two in all',
      ],
    ],
  },
  {
    id: 'E16, breaker',
    finding: 'A revoked key of a provider is tried for every turn',
    held: 'A breaker for each model',
    proofs: [
      [
        `${PLAY}/action/modelChains.db.test.ts`,
        'stops asking a model with a wrong key, shows it, and asks again after a while',
      ],
    ],
  },
  {
    id: 'E16, disk',
    finding: 'Writes go on until the disk is full',
    held: 'Below a floor what grows is refused; reading, logging in and deleting go on',
    proofs: [
      [
        `${PLATFORM}/http/room.db.test.ts`,
        'A disk that is nearly full takes nothing that grows, and says so',
      ],
      [
        `${PLATFORM}/http/growing.test.ts`,
        'Each call that changes something is refused on a disk that is nearly full',
      ],
    ],
  },
  {
    id: 'E16, doctor',
    finding: 'Nothing compares what rows promise',
    held: 'The doctor, nightly and by hand',
    proofs: [[`${SERVER}/doctor.db.test.ts`, 'names %s where it is planted, alone']],
  },
  {
    id: 'E16, refresh',
    finding: 'The parent of a refresh token is accepted until its successor is used',
    held: 'One generation, because an answer may be lost; then its reuse ends the session. No time in seconds: a browser that sleeps is no thief',
    proofs: [
      [
        `${SERVER}/features/accounts/sessions/refresh.db.test.ts`,
        'has a grace of one generation, never of two',
      ],
      [
        `${SERVER}/features/accounts/sessions/refresh.db.test.ts`,
        'ends the whole session when it is reused after its successor',
      ],
    ],
  },
  {
    id: 'E17',
    finding: 'Migrations hold up whoever uses a table, rewrite it, and cannot be taken back',
    held: 'They only add, and give up after two seconds; indexes beside use; the release before plays on',
    proofs: [
      [`${PLATFORM}/db/migrate.db.test.ts`, 'wait for a table in use without holding up others that use it'],
      [
        `${PLATFORM}/db/migrate.db.test.ts`,
        'build the indexes of large tables again whose building was interrupted',
      ],
      [`${PLAY}/upgrade.process.test.ts`, 'the older server plays on while a newer one adds columns'],
      ['tools/houseRules.test.ts', 'migrations-lock-briefly'],
    ],
  },
  {
    id: 'E18, turns',
    finding: 'Turns of a session are free and unbounded',
    held: 'A game has an end; what is told as written is not told again; an account has a bound in bytes',
    proofs: [
      [`${PLAY}/play.db.test.ts`, 'is refused in a game that has all the turns that one may have'],
      [`${PLAY}/action/price.db.test.ts`, 'a scene is not sold again in the same words'],
      [`${PLATFORM}/limits/storage.db.test.ts`, 'is bounded: nothing more is written'],
    ],
  },
  {
    id: 'E18, answers',
    finding: 'The map, exports and pages are built whole, with what they do not show',
    held: 'Pages, streams, and columns that are shown',
    proofs: [
      [`${PLAY}/sessions/mapSession.db.test.ts`, 'reads of it no more than a page'],
      [
        `${PLAY}/sessions/exportSession.db.test.ts`,
        'waits for a reader who is slow, and holds no connection meanwhile',
      ],
      [`${PLAY}/turns/longStates.db.test.ts`, 'a page of a hundred turns is read without their states'],
    ],
  },
  {
    id: 'E19',
    finding: 'After each turn the work grows with the player’s life',
    held: 'Counters, raised where a deed is really inserted',
    proofs: [
      [`${SERVER}/features/progress/lifeLong.db.test.ts`, 'is counted at the same cost after 2,400 turns'],
    ],
  },
  {
    id: 'E19, ledger',
    finding: 'Each page of the ledger sums all of it',
    held: 'A page goes on from the balance before it; of a rare kind of line it is read in steps: no more is read, however deep the page is',
    proofs: [
      [
        `${SERVER}/features/progress/lifeLong.db.test.ts`,
        'is read no further than down to the end of a page, the newest or any other one',
      ],
      [
        `${SERVER}/features/progress/lifeLong.db.test.ts`,
        'is read in steps for a kind of line that is rare, with the same balances',
      ],
    ],
  },
  {
    id: 'E20, undo',
    finding: 'The price of undo is avoided by a session from the same part',
    held: 'Such a session begins with what undo has cost',
    proofs: [
      [
        `${PLAY}/turns/undoPrice.db.test.ts`,
        'a session from an earlier part begins with the XP that undo has left there',
      ],
    ],
  },
  {
    id: 'E20, locks',
    finding: 'The order of locks in the documents is not that of the code',
    held: 'A deadlock is tried again from the beginning',
    proofs: [
      [
        `${PLATFORM}/db/transaction.db.test.ts`,
        'is retried after a deadlock: two transactions that lock in opposite orders both succeed',
      ],
    ],
  },
  {
    id: 'E20, reading',
    finding: 'A session that is deleted while it is read is a 500',
    held: 'It is not found',
    proofs: [[`${PLAY}/turns/turns.db.test.ts`, 'a session that is deleted while it is read is not found']],
  },
  {
    id: 'E20, followers',
    finding: 'Each follower on another process polls by itself',
    held: 'They share their polls',
    proofs: [
      [
        `${PLATFORM}/sharedReads.test.ts`,
        'a thousand who ask at the same time are answered by one read, and later ones by another',
      ],
    ],
  },
  {
    id: 'E20, letters',
    finding: 'A text may be cut in the middle of a character',
    held: 'It is cut between letters',
    proofs: [
      [
        `${PLAY}/play.db.test.ts`,
        'is stored without control characters and halves of letters, wherever its text is cut',
      ],
    ],
  },
];
