import type { Words } from '../../../words/en.ts';
import {
  budgetLeft,
  isPayer,
  type PlayedTogether,
  playerOf,
  waitsForPayer,
} from '../TogetherPanel/playedTogether.ts';

type TogetherWords = Words['together'];

/** Returns the text of the bar: whose turn it is, or what the game waits for. Screen readers hear its changes. */
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

/** Returns the text of the bar during a turn: which other player acted. */
export function whoHasActed(together: PlayedTogether, { bar }: TogetherWords): string {
  const { me, running } = together;
  const actor = playerOf(together, running?.acted_by ?? null);
  return actor && actor.id !== me ? bar.runningOf(actor.name) : bar.running;
}

/** The announced text of the bar: none while a turn that a vote decided is running. */
function announced(together: PlayedTogether, words: TogetherWords): string {
  return together.running && together.way === 'vote' ? '' : whatIsNext(together, words);
}

/**
 * Returns the announcement of a change for screen readers: who joined or left, whether a vote began or ended,
 * that the budget is spent, and whose turn it is. Single votes and presence are not announced; the log says
 * who acted.
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
