import type { Words } from '../../../words/en.ts';
import {
  budgetLeft,
  isPayer,
  type PlayedTogether,
  playerOf,
  waitsForPayer,
} from '../TogetherPanel/playedTogether.ts';

type TogetherWords = Words['together'];

/** What is to be done now, in words. It stands in the bar, and is announced when it changes. */
export function whatIsNext(together: PlayedTogether, words: TogetherWords): string {
  const { bar } = words;
  const payer = playerOf(together, together.payer_id)?.name ?? words.somebody;
  if (together.is_paused) return isPayer(together) ? bar.paused : bar.pausedBy(payer);
  if (waitsForPayer(together)) return bar.waitsFor(payer);
  if (together.way === 'vote') return together.vote?.mine === undefined ? bar.vote : bar.voted;
  const atTurn = playerOf(together, together.turn_of);
  if (!atTurn) return bar.nobody;
  return atTurn.id === together.me ? bar.yourTurn : bar.turnOf(atTurn.name);
}

/** While a turn is told: by whom it is, where that is somebody else. */
export function whoHasActed(together: PlayedTogether, { bar }: TogetherWords): string {
  const { me, running } = together;
  const actor = playerOf(together, running?.acted_by ?? null);
  return actor && actor.id !== me ? bar.runningOf(actor.name) : bar.running;
}

/** What is to be done next, as it was announced last: while the turn of a vote is told, nothing is. */
function announced(together: PlayedTogether, words: TogetherWords): string {
  return together.running && together.way === 'vote' ? '' : whatIsNext(together, words);
}

/**
 * What a screen reader is told of a change: who has come and gone, that a vote has begun or ended, that the budget is
 * spent, and whose turn it is.
 * Single votes, and who is here for the moment, can be read and are not announced; who has acted, the log says.
 */
export function newsOf(before: PlayedTogether, after: PlayedTogether, words: TogetherWords): string {
  const known = new Set(before.players.map(({ id }) => id));
  const left = new Set(after.players.map(({ id }) => id));
  const next = announced(after, words);
  return [
    ...after.players.filter(({ id }) => !known.has(id)).map(({ name }) => words.heard.joined(name)),
    ...before.players.filter(({ id }) => !left.has(id)).map(({ name }) => words.heard.left(name)),
    ...(after.vote && !before.vote ? [words.heard.voteBegan(after.vote_seconds)] : []),
    ...(before.vote && !after.vote ? [words.heard.voteEnded] : []),
    ...(budgetLeft(before) > 0 && budgetLeft(after) === 0 ? [words.bar.budgetSpent] : []),
    ...(next === announced(before, words) ? [] : [next]),
  ]
    .filter((news) => news !== '')
    .join(' ');
}
