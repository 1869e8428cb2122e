import type { PlayedTogether } from '../blocks/play/TogetherPanel/playedTogether.ts';

const player = (id: string, name: string, is_here = true) => ({
  id,
  name,
  avatar_url: null,
  is_payer: id === 'p1',
  is_here,
  has_voted: false,
});

/** Three players in turn, from the view of the payer, whose turn it is. */
export const inTurn: PlayedTogether = {
  me: 'p1',
  payer_id: 'p1',
  players: [player('p1', 'Ravi'), player('p2', 'Meera'), player('p3', 'Noor', false)],
  way: 'in_turn',
  vote_seconds: 30,
  words_allowed: false,
  is_paused: false,
  is_payer_away: false,
  budget: 20,
  budget_spent: 8,
  turn_of: 'p1',
  vote: null,
  running: null,
  costs: {
    next: 4,
    balance: 96,
    spent: [
      { id: 'p1', credits: 12, xp: 20 },
      { id: 'p2', credits: 8, xp: 3 },
      { id: null, credits: 2, xp: 0 },
    ],
  },
};

/** The same session, from the view of the second player. */
export const asMember: PlayedTogether = { ...inTurn, me: 'p2', costs: undefined };

/** A vote: two of the players have voted, one of them the reader. */
export const inVote: PlayedTogether = {
  ...inTurn,
  way: 'vote',
  turn_of: null,
  players: inTurn.players.map((of) => ({ ...of, has_voted: of.id !== 'p3' })),
  vote: {
    turn_id: 'e7a1c0de-0000-4000-8000-000000000001',
    ends_at: '2026-03-14T12:00:24.000Z',
    seconds_left: 24,
    voted: 2,
    voters: 3,
    mine: { text: 'Ring the bell' },
  },
};
