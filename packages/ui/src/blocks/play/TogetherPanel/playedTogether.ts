import type { Together } from '@kathaloka/contract/entities';

/** A session played together, from the view of one player. */
export type PlayedTogether = Pick<
  Together,
  | 'me'
  | 'payer_id'
  | 'players'
  | 'way'
  | 'vote_seconds'
  | 'words_allowed'
  | 'is_paused'
  | 'is_payer_away'
  | 'budget'
  | 'budget_spent'
  | 'turn_of'
  | 'vote'
  | 'running'
  | 'costs'
>;

/** An open invitation, with its address. */
export interface OpenInvitation {
  url: string;
  expires_at: string;
}

export const isPayer = ({ me, payer_id }: Pick<PlayedTogether, 'me' | 'payer_id'>) => me === payer_id;

export const playerOf = ({ players }: Pick<PlayedTogether, 'players'>, id: string | null) =>
  players.find((player) => player.id === id);

/** The credits left for votes and for the others' turns. */
export const budgetLeft = ({ budget, budget_spent }: Pick<PlayedTogether, 'budget' | 'budget_spent'>) =>
  Math.max(0, budget - budget_spent);

/** Whether the reader waits for the payer, who is away. An open vote continues. */
export const waitsForPayer = (together: PlayedTogether) =>
  together.is_payer_away && !isPayer(together) && together.vote === null;

/** Whether the reader may act or vote now; during a pause only the payer may. */
export function mayActNow(together: PlayedTogether): boolean {
  if (together.is_paused) return isPayer(together);
  if (waitsForPayer(together)) return false;
  return together.way === 'vote' || together.turn_of === together.me;
}

/**
 * Whether a choice of the reader is a vote.
 *
 * @example
 * const choose = isVote(together) ? vote : act;
 */
export const isVote = ({ way, is_paused }: PlayedTogether) => way === 'vote' && !is_paused;

/** The reader's current permissions. */
export interface MayNow {
  /** Whether the reader may choose, or vote. */
  choose: boolean;
  /** Whether choosing is voting for one of the offered choices. */
  votes: boolean;
  /** Whether the reader may write in their own words. */
  write: boolean;
  /** Whether the reader may use commands that change the whole tale; only the payer may. */
  change: boolean;
}

const EVERYTHING: MayNow = { choose: true, votes: false, write: true, change: true };

/** Returns the reader's permissions; a reader who plays alone may do everything. */
export function mayNow(together: PlayedTogether | undefined): MayNow {
  if (!together) return EVERYTHING;
  return {
    choose: mayActNow(together),
    votes: isVote(together),
    write: whyNoWords(together) === undefined,
    change: isPayer(together),
  };
}

/** Why the reader cannot write in their own words now; undefined if they can. During a vote no player can. */
export function whyNoWords(
  together: PlayedTogether,
): 'paused' | 'away' | 'vote' | 'words' | 'turn' | undefined {
  const pays = isPayer(together);
  if (together.is_paused) return pays ? undefined : 'paused';
  if (waitsForPayer(together)) return 'away';
  if (together.way === 'vote') return 'vote';
  if (!pays && !together.words_allowed) return 'words';
  return together.turn_of === together.me ? undefined : 'turn';
}

/** The name of the owner, whose XP and credits are spent; undefined if that is the reader. */
export const ownerOf = (together: PlayedTogether): string | undefined =>
  isPayer(together) ? undefined : playerOf(together, together.payer_id)?.name;
