import { expect, it } from 'vitest';
import { inTurn, inVote } from '../../../testing/playedTogether.ts';
import { togetherWords as words } from '../../../words/together/en.ts';
import { newsOf, whoHasActed } from './togetherNews.ts';

const [ravi, meera, noor] = inTurn.players;

it('announces whose turn it has become, once', () => {
  const after = { ...inTurn, turn_of: meera!.id };
  expect(newsOf(inTurn, after, words)).toBe('It is Meera’s turn.');
  expect(newsOf(after, { ...after, words_allowed: true }, words)).toBe('');
});

it('announces players who have joined or left the game, but not who is away for the moment', () => {
  const two = { ...inTurn, players: [ravi!, meera!] };
  expect(newsOf(two, inTurn, words)).toBe('Noor has joined.');
  expect(newsOf(inTurn, two, words)).toBe('Noor plays no more.');
  const back = { ...inTurn, players: [ravi!, meera!, { ...noor!, is_here: true }] };
  expect(newsOf(inTurn, back, words)).toBe('');
});

it('announces that a vote has begun, but not the votes of others', () => {
  const waiting = { ...inVote, vote: null };
  const begun = { ...inVote, vote: { ...inVote.vote!, voted: 1, mine: undefined } };
  expect(newsOf(waiting, begun, words)).toBe('A vote has begun. It ends in 30 seconds.');
  expect(newsOf(begun, { ...begun, vote: { ...begun.vote, voted: 2 } }, words)).toBe('');
});

it('announces that a vote has ended, and the next vote only after the turn has been told', () => {
  const voted = { ...inVote, vote: { ...inVote.vote!, mine: { text: 'Ring the bell' } } };
  const told = { ...inVote, vote: null, running: { key: 'k', acted_by: null } };
  expect(newsOf(voted, told, words)).toBe('The vote has ended.');
  expect(newsOf(told, { ...told, running: null }, words)).toBe('Vote for a choice.');
});

it('announces once that the budget is spent, and which player the game waits for', () => {
  const spent = { ...inTurn, budget_spent: 20 };
  expect(newsOf(inTurn, spent, words)).toBe(words.bar.budgetSpent);
  expect(newsOf(spent, { ...spent, budget_spent: 21 }, words)).toBe('');
  const member = { ...inTurn, me: meera!.id };
  const waiting = { ...member, is_payer_away: true, turn_of: null };
  expect(newsOf(member, waiting, words)).toBe('The game waits for Ravi.');
  expect(newsOf(waiting, member, words)).toBe('It is Ravi’s turn.');
});

it('names another player while that player’s turn is told, but not the reader', () => {
  const running = { key: 'k', acted_by: meera!.id };
  expect(whoHasActed({ ...inTurn, running }, words)).toBe('Meera has acted. The tale goes on...');
  expect(whoHasActed({ ...inTurn, me: meera!.id, running }, words)).toBe('The tale goes on...');
});
