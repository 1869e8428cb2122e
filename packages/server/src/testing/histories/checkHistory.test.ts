import { describe, expect, it } from 'vitest';
import { checkHistory, RULES } from './checkHistory.ts';
import type { Asked, History, Operation, Outcome, PersonSeen, SessionSeen } from './History.ts';

/** Operations follow one another, unless a test sets when they began and ended. */
let counter = 0;
function op(
  asked: Asked,
  outcome: Outcome,
  { began = ++counter, ended = ++counter, session = 's' }: Partial<Operation> = {},
): Operation {
  return { person: 'p', session: asked.kind === 'balance' ? '' : session, asked, outcome, began, ended };
}
const told = (key: string, seen: string, head: string, cost = 1, at: Partial<Operation> = {}) =>
  op({ kind: 'told', key, seen }, { is: 'ok', head, cost }, at);
const lost = (key: string, seen: string, at: Partial<Operation> = {}) =>
  op({ kind: 'told', key, seen }, { is: 'unknown' }, at);
const read = (path: readonly string[], at: Partial<Operation> = {}) =>
  op({ kind: 'read' }, { is: 'read', path, isWhole: path[0] === 'start' }, at);
const balance = (total: number, at: Partial<Operation> = {}) =>
  op({ kind: 'balance' }, { is: 'credits', total }, at);

const turn = (id: string, parent: string | null, cost = 1, telling_of: string | null = null) => ({
  id,
  parent,
  telling_of,
  cost,
});

/** Two turns were told, the second one again; the retelling was undone, redone and read. */
const OPERATIONS = [
  read(['start']),
  told('a', 'start', 'one'),
  op({ kind: 'told', key: 'x', seen: 'start' }, { is: 'refused', code: 'session_moved' }),
  told('b', 'one', 'two'),
  balance(8),
  op({ kind: 'retold', key: 'c', seen: 'two' }, { is: 'ok', head: 'again', cost: 2 }),
  op({ kind: 'undone', key: 'd', seen: 'again' }, { is: 'ok', head: 'one', cost: 0 }),
  op({ kind: 'redone', key: 'e', seen: 'one' }, { is: 'ok', head: 'again', cost: 0 }),
  op({ kind: 'chosen', turn: 'two' }, { is: 'ok', head: 'two', cost: 0 }),
  read(['start', 'one', 'two']),
  balance(6),
];
const SESSION: SessionSeen = {
  id: 's',
  person: 'p',
  turns: [turn('start', null, 0), turn('one', 'start'), turn('two', 'one'), turn('again', 'one', 2, 'two')],
  head: 'two',
  tip: 'two',
};
const PERSON: PersonSeen = {
  id: 'p',
  given: 10,
  balance: 6,
  entries: 6,
  paid: [
    { turn: 'one', amount: 1 },
    { turn: 'two', amount: 1 },
    { turn: 'again', amount: 2 },
  ],
  openHolds: 0,
};

interface Planted {
  readonly operations?: readonly Operation[];
  readonly session?: Partial<SessionSeen>;
  readonly person?: Partial<PersonSeen>;
}

function rulesOf({ operations = OPERATIONS, session, person }: Planted = {}): string[] {
  const history: History = {
    operations,
    sessions: [{ ...SESSION, ...session }],
    people: [{ ...PERSON, ...person }],
  };
  return [...new Set(checkHistory(history).map(({ rule }) => rule))].toSorted();
}

const instead = (at: number, ...others: readonly Operation[]) => OPERATIONS.toSpliced(at, 1, ...others);
/** The time of an operation in the history. */
const when = (at: number): Partial<Operation> => ({
  began: OPERATIONS[at]!.began,
  ended: OPERATIONS[at]!.ended,
});
const turnsWith = (changed: Readonly<Record<string, Partial<(typeof SESSION.turns)[number]>>>) =>
  SESSION.turns.map((each) => ({ ...each, ...changed[each.id] }));

/** For each rule, a history that breaks it. `also`: the other rules that this history breaks. */
const PLANTED: Readonly<Record<keyof typeof RULES, { readonly also?: readonly string[] } & Planted>> = {
  answers_differ: {
    operations: [
      ...OPERATIONS,
      op({ kind: 'told', key: 'a', seen: 'start' }, { is: 'ok', head: 'one', cost: 0 }),
    ],
  },
  lost: {
    also: ['out_of_order'],
    operations: [...OPERATIONS.slice(0, 9), told('z', 'two', 'gone', 0), ...OPERATIONS.slice(9)],
  },
  doubled: { also: ['out_of_order'], operations: [...OPERATIONS, told('z', 'start', 'one')] },
  unasked: {
    session: { turns: [...SESSION.turns, turn('extra', 'one', 0)] },
  },
  misplaced: { also: ['out_of_order'], session: { turns: turnsWith({ two: { parent: 'start' } }) } },
  charge_differs: {
    also: ['balance_read'],
    session: { turns: turnsWith({ one: { cost: 2 } }) },
    person: { balance: 5, entries: 5, paid: [{ turn: 'one', amount: 2 }, ...PERSON.paid.slice(1)] },
  },
  unpaid: { person: { paid: PERSON.paid.slice(1) } },
  leaked: { operations: instead(9, { ...OPERATIONS[9]!, heard: ['p', 'q'] }) },
  charge_without_turn: { person: { paid: [...PERSON.paid, { turn: 'one', amount: 1 }] } },
  ledger_differs: { person: { entries: 7 } },
  balance_differs: { person: { balance: 5, entries: 5 } },
  hold_left: { person: { openHolds: 1 } },
  balance_read: { operations: instead(10, balance(7, when(10))) },
  out_of_order: { operations: instead(9, read(['start', 'one', 'again'], when(9))) },
};

describe('the checker of histories', () => {
  it('finds nothing in what happened one call after the other', () => {
    expect(rulesOf()).toEqual([]);
  });

  it.each(Object.keys(RULES) as (keyof typeof RULES)[])('finds a planted %s', (rule) => {
    const { also = [], ...planted } = PLANTED[rule];
    const found = rulesOf(planted);
    expect(found).toContain(rule);
    expect([rule, ...also].toSorted()).toEqual(expect.arrayContaining(found));
  });

  it('finds what a client has forgotten, an entry of the ledger that is there twice, and a telling that nobody paid', () => {
    const forgotten = OPERATIONS.filter(({ asked }) => !('key' in asked) || asked.key !== 'b');
    expect(rulesOf({ operations: forgotten })).toContain('unasked');
    const [first] = PERSON.paid;
    const twice = { paid: [...PERSON.paid, first!], entries: PERSON.entries - first!.amount };
    expect(rulesOf({ person: twice })).toEqual(['charge_without_turn', 'ledger_differs']);
    const free = { paid: PERSON.paid.slice(1), balance: 7, entries: 7 };
    expect(rulesOf({ person: free })).toEqual(['balance_differs', 'unpaid']);
  });

  it('accepts a person’s own words', () => {
    expect(rulesOf({ operations: instead(9, { ...OPERATIONS[9]!, heard: ['p'] }) })).toEqual([]);
  });

  it('finds a stale read, a lost undo and a redo that leads elsewhere', () => {
    // the second turn was acknowledged before this read began
    const { ended } = OPERATIONS[3]!;
    const stale = read(['start', 'one'], { began: ended + 0.1, ended: ended + 0.2 });
    expect(rulesOf({ operations: [...OPERATIONS, stale] })).toEqual(['out_of_order']);
    const undone = OPERATIONS.filter(({ asked }) => asked.kind !== 'undone');
    expect(rulesOf({ operations: undone })).toEqual(['out_of_order']);
    const elsewhere = op(
      { kind: 'redone', key: 'e', seen: 'one' },
      { is: 'ok', head: 'two', cost: 0 },
      when(7),
    );
    expect(rulesOf({ operations: instead(7, elsewhere) })).toEqual(['out_of_order']);
    expect(rulesOf({ session: { head: 'one' } })).toEqual(['out_of_order']);
    expect(rulesOf({ session: { tip: 'again' } })).toEqual(['out_of_order']);
  });

  it('takes a call without an answer as done once or not done', () => {
    const begun = OPERATIONS.slice(0, 2);
    const person = { balance: 9, entries: 9, paid: PERSON.paid.slice(0, 1) };
    const one = [turn('start', null, 0), turn('one', 'start')];
    const not = { turns: one, head: 'one', tip: 'one' };
    expect(rulesOf({ operations: [...begun, lost('b', 'one')], session: not, person })).toEqual([]);
    const two = [...one, turn('two', 'one')];
    const done = { turns: two, head: 'two', tip: 'two' };
    const paid = { balance: 8, entries: 8, paid: PERSON.paid.slice(0, 2) };
    expect(rulesOf({ operations: [...begun, lost('b', 'one')], session: done, person: paid })).toEqual([]);
    // a second attempt with the same key was acknowledged
    const again = [...begun, lost('b', 'one'), told('b', 'one', 'two')];
    expect(rulesOf({ operations: again, session: done, person: paid })).toEqual([]);
    // a call that was reported as failed must not have been done
    const first = lost('b', 'one');
    const failed = op({ kind: 'told', key: 'b', seen: 'one' }, { is: 'refused', code: 'narrator_timed_out' });
    const both = [...begun, first, failed];
    expect(rulesOf({ operations: both, session: not, person })).toEqual([]);
    expect(rulesOf({ operations: both, session: done, person: paid })).toEqual(['out_of_order', 'unasked']);
  });

  it('is fast even with many reads without an answer', () => {
    const unanswered = Array.from({ length: 40 }, () => op({ kind: 'read' }, { is: 'unknown' }, when(0)));
    // an impossible history makes the search try every order
    const elsewhere = read(['start', 'one', 'again'], when(9));
    expect(rulesOf({ operations: [...unanswered, ...OPERATIONS] })).toEqual([]);
    expect(rulesOf({ operations: [...unanswered, ...instead(9, elsewhere)] })).toEqual(['out_of_order']);
  });

  it('takes calls that overlap in either order', () => {
    const first = told('a', 'start', 'one', 1, { began: 101, ended: 110 });
    const moved = op(
      { kind: 'told', key: 'x', seen: 'start' },
      { is: 'refused', code: 'session_moved' },
      { began: 102, ended: 109 },
    );
    const session = { turns: [turn('start', null, 0), turn('one', 'start')], head: 'one', tip: 'one' };
    const person = { balance: 9, entries: 9, paid: PERSON.paid.slice(0, 1) };
    const beside = [balance(9, { began: 103, ended: 104 }), balance(10, { began: 105, ended: 106 })];
    expect(rulesOf({ operations: [first, moved, ...beside], session, person })).toEqual([]);
    const tooEarly = { ...moved, began: 90, ended: 95 };
    expect(rulesOf({ operations: [first, tooEarly], session, person })).toEqual(['out_of_order']);
  });
});
