import type { SelectedChoice } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { atTurn, hasEnded, outcomeOf, passesOn, refusalToAct } from './policy.ts';

const [PAYER, FIRST, SECOND] = ['payer', 'first', 'second'];
const players = [PAYER, FIRST, SECOND].map((id, seat) => ({ id, seat, is_here: true }));

const rules = (changed: Partial<Parameters<typeof refusalToAct>[0]> = {}) => ({
  user_id: PAYER,
  way: 'in_turn' as const,
  words_allowed: true,
  is_paused: false,
  is_payer_away: false,
  turn_seat: 0,
  players,
  ...changed,
});

describe('Who may act', () => {
  const at = (turn_seat: number) => ({ turn_seat });
  type Answers = readonly [payer: string | null, first: string | null];
  it.each<
    readonly [
      state: string,
      state: Parameters<typeof rules>[0],
      goesOn: Answers,
      types: Answers,
      undoes: Answers,
    ]
  >([
    ['the payer’s turn', at(0), [null, 'turn'], [null, 'turn'], [null, 'payer_only']],
    ['a guest’s turn', at(1), ['turn', null], ['turn', null], [null, 'payer_only']],
    [
      'a turn, without words',
      { ...at(1), words_allowed: false },
      ['turn', null],
      ['turn', 'words'],
      [null, 'payer_only'],
    ],
    [
      'the payer’s turn, without words',
      { words_allowed: false },
      [null, 'turn'],
      [null, 'turn'],
      [null, 'payer_only'],
    ],
    ['a pause', { ...at(1), is_paused: true }, [null, 'paused'], [null, 'paused'], [null, 'payer_only']],
    [
      'a pause of a vote',
      { way: 'vote', is_paused: true },
      [null, 'paused'],
      [null, 'paused'],
      [null, 'payer_only'],
    ],
    [
      'a payer who is away',
      { ...at(1), is_payer_away: true },
      ['turn', 'away'],
      ['turn', 'away'],
      [null, 'payer_only'],
    ],
    ['a vote', { way: 'vote', ...at(1) }, ['vote', 'vote'], ['vote', 'vote'], [null, 'payer_only']],
  ])('in %s', (_, state, goesOn, types, undoes) => {
    const answers = (action_type: 'continue' | 'custom_action' | 'undo') =>
      [PAYER, FIRST].map((actor) => refusalToAct(rules(state), actor, { action_type }));
    expect([answers('continue'), answers('custom_action'), answers('undo')]).toEqual([goesOn, types, undoes]);
  });

  it('passes the turn on by what takes the story on alone', () => {
    const passing = (['continue', 'custom_action', 'undo', 'show'] as const).map((action_type) =>
      passesOn({ action_type }),
    );
    expect(passing).toEqual([true, true, false, false]);
  });
});

describe('Whose turn it is', () => {
  const here = (...ids: string[]) => players.map((each) => ({ ...each, is_here: ids.includes(each.id) }));
  it.each([
    [0, here(PAYER, FIRST, SECOND), undefined, PAYER],
    [1, here(PAYER, FIRST, SECOND), undefined, FIRST],
    [1, here(PAYER, SECOND), undefined, SECOND],
    [1, here(PAYER, SECOND), FIRST, FIRST],
    [1, here(PAYER), undefined, PAYER],
    [2, here(FIRST), undefined, FIRST],
    // an empty seat
    [3, here(PAYER, SECOND), undefined, PAYER],
    [1, here(), undefined, FIRST],
  ])('at seat %i', (turn_seat, those, alsoHere, expected) => {
    expect(atTurn({ players: those, turn_seat }, alsoHere)?.id).toBe(expected);
  });
});

const NORTH = { text: 'North' };
const SOUTH = { text: 'South' };
const vote = (id: string, choice: SelectedChoice | null, voted_as: number | null) => ({
  id,
  has_voted: true,
  choice,
  voted_as,
});
const none = (id: string) => ({ id, has_voted: false, choice: null, voted_as: null });

describe('The outcome of a vote', () => {
  it.each([
    ['nobody', [none(PAYER)], { choice: null, votes: 0, voters: 0, is_tie: false, first: null }],
    [
      'most',
      [vote(PAYER, NORTH, 1), vote(FIRST, SOUTH, 2), vote(SECOND, SOUTH, 3)],
      { choice: SOUTH, votes: 2, voters: 3, is_tie: false, first: FIRST },
    ],
    [
      'the earliest of a tie',
      [vote(PAYER, NORTH, 2), vote(FIRST, SOUTH, 1), none(SECOND)],
      { choice: SOUTH, votes: 1, voters: 2, is_tie: true, first: FIRST },
    ],
    [
      'the first to vote for it, whatever the seats',
      [vote(PAYER, NORTH, 5), vote(FIRST, NORTH, 3)],
      { choice: NORTH, votes: 2, voters: 2, is_tie: false, first: FIRST },
    ],
    [
      'those who go on without a choice',
      [vote(PAYER, null, 1), vote(FIRST, null, 2), vote(SECOND, NORTH, 3)],
      { choice: null, votes: 2, voters: 3, is_tie: false, first: PAYER },
    ],
    [
      'what somebody without a number voted last',
      [vote(PAYER, NORTH, null), vote(FIRST, SOUTH, 4)],
      { choice: SOUTH, votes: 1, voters: 2, is_tie: true, first: FIRST },
    ],
  ])('is that of %s', (_, votes, expected) => expect(outcomeOf(votes)).toEqual(expected));

  it('counts a choice once, even in two spellings', () => {
    const said = (answer: string) => ({ text: 'Call', answer });
    expect(outcomeOf([vote(PAYER, said('Asha'), 1), vote(FIRST, said('Biru'), 2)])).toMatchObject({
      votes: 1,
      is_tie: true,
    });
  });
});

describe('A vote has ended', () => {
  const [voted, waits, away] = [
    { is_here: true, has_voted: true },
    { is_here: true, has_voted: false },
    { is_here: false, has_voted: false },
  ];
  it.each([
    ['by its time', 0, [voted, waits], true],
    ['by its time, though nobody has voted', 0, [waits], true],
    ['when all who are here have voted', 9, [voted, away], true],
    ['when one who has voted has left', 9, [{ ...voted, is_here: false }], true],
    ['not while somebody here has not', 9, [voted, waits], false],
    ['not when all have left without a vote', 9, [away, away], false],
  ])('%s', (_, seconds_left, those, expected) => {
    expect(hasEnded({ seconds_left, players: those as never })).toBe(expected);
  });
});
