import type { Guard } from './Guard.ts';

const SERVER = 'packages/server/src';
const ECONOMY = `${SERVER}/features/economy`;
const PLAY = `${SERVER}/features/play`;

const credits: readonly Guard[] = [
  {
    guards: 'a hold is covered by the balance',
    file: `${ECONOMY}/repository.ts`,
    guard: 'from account where credits >= ${entry.amount}',
    without: 'from account',
    tests: [`${ECONOMY}/economy.db.test.ts`],
  },
  {
    guards: 'no more is captured than is held',
    file: `${ECONOMY}/repository.ts`,
    guard: 'and held.is_open and held.spent between 1 and -held.amount',
    without: 'and held.is_open and held.spent >= 1',
    tests: [`${ECONOMY}/economy.db.test.ts`],
  },
  {
    guards: 'an amount is a number of credits',
    file: `${ECONOMY}/ledger.ts`,
    guard: 'if (!Number.isSafeInteger(amount) || amount < 1) throw',
    without: 'if (amount === 0.123) throw',
    tests: [`${ECONOMY}/economy.db.test.ts`],
  },
  {
    guards: 'the balance and what is on hold are of one moment',
    file: `${ECONOMY}/ledger.ts`,
    guard: 'return { total: credits + held, held, week };',
    without: 'return { total: (await findBalance(db, user_id)) + held, held, week };',
    tests: [`${ECONOMY}/economy.db.test.ts`],
  },
  {
    guards: 'stale holds are released, and young ones are not',
    file: `${ECONOMY}/sweepHolds.ts`,
    guard: 'new Date(clock().getTime() - holdMaxAgeMs(Object.values(config.ai.models)))',
    without: 'clock()',
    tests: [`${ECONOMY}/economy.db.test.ts`],
  },
];

const play: readonly Guard[] = [
  {
    guards: 'a key has one answer',
    file: `${PLAY}/action/claim.ts`,
    guard: 'if (known) return { known: checkSame(known, asked.request) };',
    without: '',
    tests: [`${PLAY}/playModel.db.test.ts`, `${PLAY}/action/streaming.db.test.ts`],
  },
  {
    guards: 'a key stands for one request',
    file: `${PLAY}/action/claim.ts`,
    guard: 'if (known.request_digest === digestOf(request)) return known;',
    without: 'if (request !== undefined) return known;',
    tests: [`${PLAY}/turns/turns.db.test.ts`],
  },
  {
    guards: 'a session runs one action at a time',
    file: `${PLAY}/action/claim.ts`,
    guard: 'if (running && !(await giveUpAbandoned(transaction, deps, running))) throw actionRunning();',
    without: 'if (running) await giveUpAbandoned(transaction, deps, running);',
    tests: [`${PLAY}/turns/turns.db.test.ts`],
  },
  {
    guards: 'premium access is asked for at each action',
    file: `${PLAY}/action/claim.ts`,
    guard: 'refuseWithoutPremium(story, user);',
    without: '',
    tests: [`${PLAY}/play.db.test.ts`],
  },
  {
    guards: 'nobody goes on from a turn that is not the newest one',
    file: `${PLAY}/action/claim.ts`,
    guard: 'refuseStale(head, request);',
    without: '',
    tests: [`${PLAY}/turns/turns.db.test.ts`],
  },
  {
    guards: 'a session has an end',
    file: `${PLAY}/action/claim.ts`,
    guard: 'refuseBeyondLimit(session);',
    without: '',
    tests: [`${PLAY}/play.db.test.ts`],
  },
  {
    guards: 'what may have been accepted is not left to run for ever',
    file: `${PLAY}/action/claim.ts`,
    guard: 'if (isDatabaseAway(error)) abandonLater(deps, { session_id, user_id, key, attempt });',
    without: '',
    tests: [`${PLAY}/action/lostConnections.db.test.ts`],
  },
  {
    guards: 'a failed action that could not be ended is ended',
    file: `${PLAY}/action/run.ts`,
    guard: 'abandonLater(deps, work);',
    without: '',
    tests: [`${PLAY}/action/lostConnections.db.test.ts`],
  },
  {
    guards: 'an action that was given up is not committed',
    file: `${PLAY}/action/run.ts`,
    guard: "if (!isOurs) throw new NarratorFailure('narrator_timed_out', 'the action was given up');",
    without: 'void isOurs;',
    tests: [`${PLAY}/action/abandoned.db.test.ts`],
  },
  {
    guards: 'an action ends though its narrator does not',
    file: `${PLAY}/action/run.ts`,
    guard: 'await within(signal, tell(narrator, meant, past, listenerOf(deps, live), signal));',
    without: 'await tell(narrator, meant, past, listenerOf(deps, live), signal);',
    tests: [`${PLAY}/action/life.db.test.ts`],
  },
  {
    guards: 'what a process could not do after a turn is queued',
    file: `${PLAY}/action/followUp.ts`,
    guard: 'await queueFollowers(db, { process_id: processId, number });',
    without: '',
    tests: [`${PLAY}/action/followUp.db.test.ts`],
  },
  {
    guards: 'the session of the body is that of the path',
    file: `${PLAY}/action/act.ts`,
    guard: 'refuseOtherSession(asked);',
    without: '',
    tests: [`${PLAY}/turns/turns.db.test.ts`],
  },
  {
    guards: 'undo is paid for',
    file: `${PLAY}/action/claim.ts`,
    guard: 'if (current_xp < required_xp) throw xpShort({ current_xp, required_xp });',
    without: '',
    tests: [`${PLAY}/turns/undoPrice.db.test.ts`, `${PLAY}/turns/turns.db.test.ts`],
  },
  {
    guards: 'only another telling of the newest turn is chosen',
    file: `${PLAY}/turns/chooseRetelling.ts`,
    guard: "if (!isTelling) throw notFound('session');",
    without: "if (!wanted) throw notFound('session');",
    tests: [`${PLAY}/turns/turns.db.test.ts`],
  },
  {
    guards: 'nothing is moved while an action runs',
    file: `${PLAY}/sessions/lockIdleSession.ts`,
    guard: 'if (await findRunning(transaction, key)) throw actionRunning();',
    without: 'await findRunning(transaction, key);',
    tests: [`${PLAY}/turns/turns.db.test.ts`],
  },
  {
    guards: 'sessions are begun at a bounded rate',
    file: `${PLAY}/sessions/createSession.ts`,
    guard: 'await deps.rateLimiter.take(limits.session, user.id);',
    without: '',
    tests: [`${PLAY}/sessions/limits.db.test.ts`],
  },
];

export const playGuards: readonly Guard[] = [...credits, ...play];
