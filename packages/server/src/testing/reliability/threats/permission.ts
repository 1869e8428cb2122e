import type { Threat } from './Threat.ts';

const SERVER = 'packages/server/src';
const ACCOUNTS = `${SERVER}/features/accounts`;
const HTTP = `${SERVER}/platform/http`;

/** Who may do what. */
export const permission: readonly Threat[] = [
  {
    threat: 'A call does not ask who may',
    held: 'Each row of the contract says it, and is tried as each role',
    proofs: [
      [`${SERVER}/routesByRole.db.test.ts`, 'has a row for every call of the contract, and for no other'],
      [`${SERVER}/routesByRole.db.test.ts`, 'is for the owner, and not for administrators'],
    ],
  },
  {
    threat: 'A flag in the browser makes an administrator',
    held: 'The server asks the database',
    proofs: [
      ['e2e/adminAccess.spec.ts', 'a player who sets the flag by hand sees no data, and gets 403 everywhere'],
    ],
  },
  {
    threat:
      'An account for the young types, is counted, is shown what is for older players, or plays without a guardian',
    held: 'A row of the contract that says nothing of the young is refused to them; a guardian’s link works once',
    proofs: [
      [
        `${SERVER}/youngAccounts.db.test.ts`,
        'that say nothing of the young are refused to them before their body is read',
      ],
      [`${SERVER}/youngAccounts.db.test.ts`, 'are accepted by no call, and nothing of them is stored'],
      [
        `${SERVER}/youngAccounts.db.test.ts`,
        'is counted by nothing: no trend, no reader, no task, no streak',
      ],
      [`${ACCOUNTS}/young/guardians.db.test.ts`, 'gives consent once, and withdraws it at any time'],
    ],
  },
  {
    threat: 'A session, a draft or an account is reached by the id of somebody else',
    held: 'Not found, before the body is read; nothing of it in any answer',
    proofs: [
      [`${HTTP}/pipeline.test.ts`, 'refuses before the body is read'],
      ['e2e/previews.spec.ts', 'a draft appears nowhere: in no list, search, page, preview or sitemap'],
      [`${SERVER}/fuzz.db.test.ts`, 'without a fault of the server or the data of others'],
    ],
    figures: ['fuzz'],
  },
  {
    threat: 'Code that is wrong writes into a session of somebody else',
    held: 'Keys name the owner with the session; every statement of play names them, too',
    proofs: [
      [`${SERVER}/platform/db/ownedKeys.db.test.ts`, 'refuse the row of somebody else, and of nobody'],
      [
        `${SERVER}/features/play/ownersNamed.db.test.ts`,
        'names the person whose rows they are, but for those that are about everybody',
      ],
    ],
  },
  {
    threat: 'Somebody sends fields that are not theirs to set',
    held: 'Refused by name, or ignored at the registration',
    proofs: [[`${SERVER}/hostileInput.db.test.ts`, 'by naming it in %s']],
  },
  {
    threat: 'An answer has more than it should',
    held: 'Each goes through the schema of its row',
    proofs: [[`${ACCOUNTS}/secrets.db.test.ts`, 'are in no response but the one that issues them']],
  },
  {
    threat: 'A premium story is played without access',
    held: 'Asked when it begins and at each action',
    proofs: [
      [
        `${SERVER}/features/play/play.db.test.ts`,
        'of a premium story goes on for those only who still have premium access',
      ],
    ],
  },
  {
    threat: 'A choice, a model or a price is invented by the client',
    held: 'Only what was offered, at the price of the server',
    proofs: [
      [`${SERVER}/features/play/play.db.test.ts`, 'is told so; nothing is charged or stored'],
      [`${SERVER}/features/play/action/freeText.db.test.ts`, 'does not lead to a choice that is not there'],
    ],
  },
];
