import type { Language } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { directionOf } from '../../../theme/direction.ts';
import type { Words } from '../../../words/en.ts';
import { Facts, ItemActions, ItemTitle, List } from '../offlineList.styles.ts';
import { PlayItem } from './OfflinePlays.styles.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { offlineWords } from '../../../words/offline/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** Where the moves of a game are stored. */
export type OfflinePlayState = keyof Words['offline']['state'];

/** A game that was played on this device. */
export interface OfflinePlayItem {
  offline_id: string;
  title: string;
  language: Language;
  /** When the game was last played. */
  played_at: string;
  percent: number;
  is_completed: boolean;
  state: OfflinePlayState;
  /** How many moves are stored only on this device. */
  waiting: number;
  /** Whether the story is still stored on this device, so that the game can be opened. */
  can_open: boolean;
}

export interface OfflinePlaysProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The games, last played first. */
  plays: readonly OfflinePlayItem[];
  /** The current time, for relative times. */
  now: string;
  /** Called to remove a game; there is no confirmation. */
  onRemove: (play: OfflinePlayItem) => void;
}

/**
 * The list of games that were played on this device, and whether each is stored in the reader's account.
 *
 * @use Lists the games that were played on a device, and where their moves are.
 * @avoid Not games in the account: `ContinuePlayingRow`.
 * @heard Each game with its state in a sentence.
 * @keys press, follow
 * @example
 * <OfflinePlays plays={plays} now="2026-05-01T12:00:00Z" onRemove={remove} />
 */
export function OfflinePlays({ plays, now, onRemove, ...rest }: OfflinePlaysProps) {
  const words = useWords(offlineWords);
  return (
    <List {...rest}>
      {plays.map((play) => (
        <PlayItem key={play.offline_id}>
          <PlayFacts play={play} now={now} />
          <ItemActions>
            <OpenPlay play={play} />
            <Button
              size="small"
              variant="ghost"
              aria-label={words.removeNamed(play.title)}
              onClick={() => onRemove(play)}
            >
              {words.remove}
            </Button>
          </ItemActions>
        </PlayItem>
      ))}
    </List>
  );
}

function PlayFacts({ play, now }: { play: OfflinePlayItem; now: string }) {
  const words = useWords(offlineWords);
  const numbers = useWords(numbersWords);
  const { state } = words;
  return (
    <Facts>
      <ItemTitle lang={play.language} dir={directionOf(play.language)}>
        {play.title}
      </ItemTitle>
      <p>
        <Pill tone="info">{words.toldOffline}</Pill> <bdi>{numbers.percent(Math.round(play.percent))}</bdi> ·{' '}
        <bdi>{words.played(play.played_at, now)}</bdi>
      </p>
      <p>{play.state === 'waiting' ? state.waiting(play.waiting) : state[play.state]}</p>
      {!play.can_open && <p>{words.storyGone}</p>}
    </Facts>
  );
}

function OpenPlay({ play }: { play: OfflinePlayItem }) {
  const words = useWords(offlineWords);
  const paths = usePaths();
  if (!play.can_open) return null;
  const { title, is_completed } = play;
  return (
    <ButtonLink
      size="small"
      variant="outline"
      href={paths.offlinePlay(play.offline_id)}
      aria-label={is_completed ? words.readNamed(title) : words.goOnNamed(title)}
    >
      {is_completed ? words.read : words.goOn}
    </ButtonLink>
  );
}
