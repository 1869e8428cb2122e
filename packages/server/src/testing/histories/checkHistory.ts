/** Checks that what clients were told can have happened in some sequential order, and matches the final state. */
import type { Anomaly, History, Operation, PersonSeen, SessionSeen } from './History.ts';
import { isInOrder } from './inOrder.ts';
import { type Merged, mergeAttempts } from './mergeAttempts.ts';

export const RULES = {
  answers_differ: 'One key has one answer, however often it is sent.',
  lost: 'A turn that was acknowledged is there.',
  doubled: 'Two keys are two turns.',
  unasked: 'There is no turn that nobody asked for.',
  misplaced: 'A turn follows the one that its player saw.',
  charge_differs: 'A turn has cost what its player was told.',
  unpaid: 'A turn that has cost something was paid.',
  leaked: 'Nobody is answered with the words of somebody else.',
  charge_without_turn: 'What was paid was paid for a turn that was told, once.',
  ledger_differs: 'The balance is the sum of the ledger.',
  balance_differs: 'The balance is what was given, without what the turns have cost.',
  hold_left: 'In the end nothing is on hold.',
  balance_read: 'The credits that somebody reads are those of some moment of the reading.',
  out_of_order:
    'The calls of a session can have happened one after the other, each between its beginning and its end.',
} as const;

type Rule = keyof typeof RULES;

export function checkHistory(history: History): Anomaly[] {
  const found: Anomaly[] = [];
  const note = (rule: Rule, about: string) => found.push({ rule, about });
  for (const { person, session, heard = [] } of history.operations)
    for (const other of heard.filter((id) => id !== person))
      note('leaked', `words of ${other} to ${person} in ${session}`);
  const merged = mergeAttempts(history.operations, (about) => note('answers_differ', about));
  const bySession = Map.groupBy(merged, ({ session }) => session);
  for (const session of history.sessions) checkSession(session, bySession.get(session.id) ?? [], note);
  for (const person of history.people) {
    const own = history.sessions.filter((session) => session.person === person.id);
    checkPerson(person, own, note);
    const theirs = merged.filter((operation) => operation.person === person.id);
    checkReads(person, own, theirs, note);
  }
  return found;
}

type Note = (rule: Rule, about: string) => void;

function isTelling({ asked }: Pick<Operation, 'asked'>): boolean {
  return asked.kind === 'told' || asked.kind === 'retold';
}

function checkSession(session: SessionSeen, operations: readonly Merged[], note: Note): void {
  const turns = new Map(session.turns.map((turn) => [turn.id, turn]));
  const acknowledged = new Map<string, Merged>();
  for (const operation of operations) {
    const { asked, outcome } = operation;
    if (outcome.is !== 'ok' || (asked.kind !== 'told' && asked.kind !== 'retold')) continue;
    if (acknowledged.has(outcome.head)) note('doubled', `${outcome.head} was acknowledged for two keys`);
    acknowledged.set(outcome.head, operation);
    const turn = turns.get(outcome.head);
    if (!turn) {
      note('lost', `${outcome.head} of ${asked.key}`);
      continue;
    }
    const before = asked.kind === 'told' ? asked.seen : (turns.get(asked.seen)?.parent ?? null);
    if (turn.parent !== before) note('misplaced', `${turn.id} follows ${turn.parent}, not ${before}`);
    if (turn.cost !== outcome.cost)
      note('charge_differs', `${turn.id} cost ${turn.cost}, not ${outcome.cost}`);
  }
  const unexplained = session.turns.filter(({ id, parent }) => parent !== null && !acknowledged.has(id));
  const unknown = operations.filter((each) => each.outcome.is === 'unknown' && isTelling(each));
  if (unexplained.length > unknown.length)
    note('unasked', `${unexplained.map(({ id }) => id).join(', ')} in ${session.id}`);
  if (!isInOrder(session, operations, unexplained)) note('out_of_order', session.id);
}

function checkPerson(person: PersonSeen, sessions: readonly SessionSeen[], note: Note): void {
  const { id, given, balance, entries, paid, openHolds } = person;
  if (balance !== entries) note('ledger_differs', `${id}: ${balance}, entries of ${entries}`);
  if (openHolds > 0) note('hold_left', `${id}: ${openHolds}`);
  const costs = new Map(sessions.flatMap(({ turns }) => turns.map((turn) => [turn.id, turn.cost])));
  const spent = [...costs.values()].reduce((sum, cost) => sum + cost, 0);
  if (balance !== given - spent) note('balance_differs', `${id}: ${balance} of ${given}, turns of ${spent}`);
  const times = new Map<string, number>();
  for (const { turn, amount } of paid) {
    times.set(turn, (times.get(turn) ?? 0) + 1);
    if (costs.get(turn) !== amount || times.get(turn)! > 1)
      note('charge_without_turn', `${amount} for ${turn}, which cost ${costs.get(turn) ?? 'nothing'}`);
  }
  for (const [turn, cost] of costs)
    if (cost > 0 && !times.has(turn)) note('unpaid', `${turn}, which cost ${cost}`);
}

/**
 * A balance that was read must lie between what was surely paid when the read began, and what may have been paid when
 * it ended.
 */
function checkReads(
  { given }: PersonSeen,
  sessions: readonly SessionSeen[],
  operations: readonly Merged[],
  note: Note,
): void {
  const costs = new Map(sessions.flatMap(({ turns }) => turns.map((turn) => [turn.id, turn.cost])));
  const known = operations.flatMap(({ began, ended, asked, outcome }) =>
    outcome.is === 'ok' && isTelling({ asked })
      ? [{ began, ended, id: outcome.head, cost: outcome.cost }]
      : [],
  );
  const acknowledged = new Set(known.map(({ id }) => id));
  const total = [...costs].reduce((sum, [id, cost]) => sum + (acknowledged.has(id) ? 0 : cost), 0);
  for (const { began, ended, outcome } of operations) {
    if (outcome.is !== 'credits') continue;
    const surely = known.filter((each) => each.ended < began).reduce((sum, { cost }) => sum + cost, 0);
    const perhaps = known.filter((each) => each.began < ended).reduce((sum, { cost }) => sum + cost, total);
    if (outcome.total > given - surely || outcome.total < given - perhaps)
      note('balance_read', `${outcome.total}, between ${given - perhaps} and ${given - surely}`);
  }
}
