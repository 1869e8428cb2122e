import { type ComponentProps, type ReactNode, useState } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { facesOf } from '../TogetherPanel/faces.ts';
import { budgetLeft, isPayer, mayActNow, type PlayedTogether } from '../TogetherPanel/playedTogether.ts';
import { Bar, Faces, Place, Says, Seconds, Actions } from './TogetherBar.styles.ts';
import { newsOf, whatIsNext, whoHasActed } from './togetherNews.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { togetherWords } from '../../../words/together/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface TogetherBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The players, and whose turn it is. */
  together: PlayedTogether;
  /**
   * Whether an action is running.
   * @default false
   */
  isRunning?: boolean | undefined;
  /**
   * Whether the connection to the others is lost and being retried.
   * @default false
   */
  isReconnecting?: boolean | undefined;
  /**
   * Whether the reader is offline: there are no actions, and the state of the others may be stale.
   * @default false
   */
  isOffline?: boolean | undefined;
  /** Why the last vote ended without a turn. */
  problem?: ReactNode;
  /** The error message of the last change. */
  error?: ReactNode;
  /** Called to pass the turn to the next player who is present. */
  onPass?: (() => void) | undefined;
  /** Called to pause or resume the game; while it is paused only the owner can act. For the owner. */
  onPausedChange?: ((is_paused: boolean) => void) | undefined;
  /** Called to open the panel for playing together. */
  onOpen: () => void;
}

/** How many seconds before its end a vote is announced again. */
const LAST_SECONDS = 10;

/**
 * A bar above a tale that is played together: who is present, whose turn it is, or how a vote is going.
 *
 * @use Shows above a tale who plays it, and whose turn it is or how the vote is going.
 * @avoid Not for details of the players, or the invitation: `TogetherPanel`.
 * @heard A region that says whose turn it is; a status when the turn changes, a vote begins or a player joins.
 * @keys press
 * @example
 * <TogetherBar together={together} onOpen={openPanel} />
 */
export function TogetherBar({
  together,
  isRunning = false,
  isReconnecting = false,
  isOffline = false,
  problem,
  error,
  onPass,
  onPausedChange,
  onOpen,
  ...rest
}: TogetherBarProps) {
  const words = useWords(togetherWords);
  const { bar } = words;
  const seconds = useSecondsLeft(together.vote?.ends_at);
  const isCutOff = isOffline || isReconnecting;
  const isTold = isRunning || together.running !== null;
  const isYours = !isTold && !isCutOff && mayActNow(together);
  const mayPass = isYours && together.way === 'in_turn' && !together.is_paused;
  return (
    <Place aria-label={bar.label} lang={words.ownLanguage} {...rest}>
      <Bar data-yours={isYours || undefined}>
        <WhoIsHere players={together.players} />
        <Says>
          {isOffline
            ? bar.offline
            : isReconnecting
              ? bar.reconnecting
              : (isTold ? whoHasActed : whatIsNext)(together, words)}{' '}
          {!isTold && !isCutOff && <VoteSoFar together={together} seconds={seconds} />}
          {!isCutOff && <BudgetLeft together={together} />}
          {problem !== undefined && !isTold && !isOffline && <em>{problem}</em>}
          {error !== undefined && <em role="alert">{error}</em>}
        </Says>
        <Actions>
          {mayPass && onPass && together.players.length > 1 && (
            <Button size="small" variant="ghost" onClick={onPass}>
              {bar.pass}
            </Button>
          )}
          {onPausedChange && isPayer(together) && (
            <Button size="small" variant="ghost" onClick={() => onPausedChange(!together.is_paused)}>
              {together.is_paused ? bar.goOn : bar.pause}
            </Button>
          )}
          <Button size="small" variant="outline" onClick={onOpen}>
            {bar.details}
          </Button>
        </Actions>
        <TogetherNews together={together} seconds={seconds} />
      </Bar>
    </Place>
  );
}

/** The avatars of the players; those who are away are dimmed. */
function WhoIsHere({ players }: Pick<PlayedTogether, 'players'>) {
  const faces = facesOf(players.map(({ name }) => name));
  return (
    <Faces>
      {players.map(({ id, name, avatar_url, is_here }, seat) => (
        <Avatar key={id} name={name} src={avatar_url} {...faces[seat]} data-away={!is_here || undefined} />
      ))}
    </Faces>
  );
}

interface VoteProps {
  together: PlayedTogether;
  seconds: number | undefined;
}

/** The number of votes and the time left. What others vote for is hidden. */
function VoteSoFar({ together: { vote }, seconds }: VoteProps) {
  const { bar } = useWords(togetherWords);
  if (!vote || seconds === undefined) return null;
  return (
    <span>
      {bar.votes(vote.voted, vote.voters)} · <Seconds>{bar.timeLeft(seconds)}</Seconds>
    </span>
  );
}

/** The remaining credits; once they are spent, a note that the tale continues in the author’s own words. */
function BudgetLeft({ together }: Pick<VoteProps, 'together'>) {
  const { bar } = useWords(togetherWords);
  const left = budgetLeft(together);
  return <small>{left === 0 ? bar.budgetSpent : bar.budgetLeft(left, together.budget)}</small>;
}

/** A live region for changes among the players. */
function TogetherNews({ together, seconds }: VoteProps) {
  const words = useWords(togetherWords);
  const [told, setTold] = useState({ together, isLast: false, text: '' });
  const isLast = seconds !== undefined && seconds > 0 && seconds <= LAST_SECONDS;
  if (told.together !== together || told.isLast !== isLast) {
    const endsSoon = isLast && !told.isLast && together.vote_seconds > LAST_SECONDS;
    const news = newsOf(told.together, together, words) || (endsSoon ? words.heard.voteEnds : '');
    setTold({ together, isLast, text: news || told.text });
  }
  return <LiveRegion>{told.text}</LiveRegion>;
}
