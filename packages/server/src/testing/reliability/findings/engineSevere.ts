import type { Finding } from './Finding.ts';

const SERVER = 'packages/server/src';
const PLATFORM = `${SERVER}/platform`;
const PLAY = `${SERVER}/features/play`;
const CATALOGUE = `${SERVER}/features/catalogue`;

/** The critical and the high ones of the reading of play, economy, progress and database. */
export const engineSevere: readonly Finding[] = [
  {
    id: 'E1',
    finding: 'One key in capital letters and a crash stop the clean-up of the whole installation',
    held: 'Ids are folded where they enter; an action ends with or without its hold; each row of a sweep by itself',
    proofs: [
      [
        `${PLAY}/action/abandoned.db.test.ts`,
        'an action whose ids came in capitals is given up like any other',
      ],
      [
        `${PLAY}/action/abandoned.db.test.ts`,
        'a hold that is not found keeps neither its action nor those after it from ending',
      ],
      [`${PLAY}/action/abandoned.db.test.ts`, 'an action that cannot be ended does not stop the sweep'],
    ],
  },
  {
    id: 'E2',
    finding: 'Deleting a session or an account scans all sessions for each turn, and holds up others',
    held: 'No foreign key without an index; an account is deleted in steps',
    proofs: [
      [`${PLAY}/sessions/deleting.db.test.ts`, 'a session is deleted'],
      [`${PLAY}/sessions/deleting.db.test.ts`, 'an account is deleted with what it has played and told'],
      [
        `${PLAY}/sessions/deleting.db.test.ts`,
        'others play the stories that somebody likes while that account’s history is deleted',
      ],
      [`${PLATFORM}/db/foreignKeys.db.test.ts`, 'each foreign key has an index'],
    ],
  },
  {
    id: 'E3',
    finding: 'Each undo stores a page of the history for a day, free of charge',
    held: 'What is stored is where it led',
    proofs: [[`${PLAY}/turns/turns.db.test.ts`, 'store where they led, and no page of texts']],
  },
  {
    id: 'E4',
    finding:
      'An author who leaves with the stories deletes what others have played; a running action loses its hold',
    held: 'Stories are withdrawn and stay for those who play them; a hold is released without its action',
    proofs: [
      [`${PLAY}/sessions/deleting.db.test.ts`, 'takes nothing from those who play them'],
      [
        `${PLAY}/action/abandoned.db.test.ts`,
        'an action whose session was deleted while it ran gives its credits back when it ends',
      ],
    ],
  },
  {
    id: 'E5',
    finding: 'Past the daily budget free text still calls the provider, and nobody pays',
    held: 'The budget is taken by each call, and decided once for each action',
    proofs: [
      [`${PLAY}/action/providerBudget.db.test.ts`, 'is spent by calls, to the last credit'],
      [`${SERVER}/narrator/boundedCalls.test.ts`, 'are none where the budget does not cover them'],
    ],
  },
  {
    id: 'E6',
    finding: 'Trending counts every turn of seven days, in each process, and overlaps itself',
    held: 'Deltas by story and hour; one query at a time',
    proofs: [
      [
        `${CATALOGUE}/storyHours/storyHours.db.test.ts`,
        'is ranked without reading a turn or a session, before it is merged and after',
      ],
      [`${CATALOGUE}/trending.db.test.ts`, 'asks the database once at a time, however long it takes'],
    ],
  },
  {
    id: 'E7',
    finding: 'Hourly sweeps are unbounded, run in every process, and one that is late never recovers',
    held: 'Batches by an index, once in the installation; days are counted one by one',
    proofs: [
      [`${SERVER}/sweepPlans.db.test.ts`, 'each sweep finds what it deletes by an index, in batches'],
      [
        `${PLATFORM}/sweeps/runSweeps.db.test.ts`,
        'of ten processes, one runs a sweep that is due, and none again within the hour',
      ],
      [
        `${SERVER}/features/overview/lateSweep.db.test.ts`,
        'days that no sweep has counted are counted one by one, from where the last one was stopped',
      ],
    ],
  },
  {
    id: 'E8',
    finding:
      'Leases are renewed for each action, through the connections of everything else, and not in place',
    held: 'One narrow row of a process, on a connection of its own',
    proofs: [
      [
        `${PLATFORM}/processes/leases.db.test.ts`,
        'a process has a lease while it runs, renewed in place, without an index on the time',
      ],
      [
        `${PLATFORM}/processes/leases.db.test.ts`,
        'a lease is renewed while every connection of its process waits for the database',
      ],
    ],
  },
];
