import { CircleCheck, HardDriveDownload } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { useOfflineWords } from '../../../words/areas/useOfflineWords.ts';
import type { Words } from '../../../words/en.ts';
import { Hint, Stored, KeepRoot, Ways } from './KeepOffline.styles.ts';

/** Why a story could not be stored. */
export type KeepFailure = keyof Words['offline']['failed'];

export interface KeepOfflineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many bytes are stored for the story; undefined: it is not stored. */
  storedBytes?: number | undefined;
  /**
   * Whether it is being stored.
   * @default false
   */
  loading?: boolean | undefined;
  /** Why it could not be stored. */
  error?: KeepFailure | undefined;
  /**
   * Whether there is no connection: what is not stored cannot be stored now.
   * @default false
   */
  isOffline?: boolean | undefined;
  /** Stores the story. */
  onKeep: () => void;
  /** Begins or goes on with a game on this device. */
  onPlay: () => void;
  /** Removes the story from this device. */
  onRemove: () => void;
}

/**
 * Keeps a story on this device, to be played without a network; and says that it is stored, or why it is not.
 *
 * @example
 * <KeepOffline onKeep={keep} onPlay={play} onRemove={remove} />
 */
export function KeepOffline({
  storedBytes,
  loading = false,
  error,
  isOffline = false,
  onKeep,
  onPlay,
  onRemove,
  ...rest
}: KeepOfflineProps) {
  const words = useOfflineWords();
  const isStored = storedBytes !== undefined;
  return (
    <KeepRoot {...rest}>
      <LiveRegion>{loading ? words.keeping : isStored ? words.storedHere : ''}</LiveRegion>
      {isStored ? (
        <StoredHere bytes={storedBytes} onPlay={onPlay} onRemove={onRemove} />
      ) : (
        <Offer loading={loading} isOffline={isOffline} onKeep={onKeep} />
      )}
      {error && (
        <Note tone="error" role="alert">
          {words.failed[error]}
        </Note>
      )}
    </KeepRoot>
  );
}

type OfferProps = Required<Pick<KeepOfflineProps, 'loading' | 'isOffline' | 'onKeep'>>;

function Offer({ loading, isOffline, onKeep }: OfferProps) {
  const words = useOfflineWords();
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon={<HardDriveDownload />}
        loading={loading}
        loadingLabel={words.keeping}
        disabled={isOffline}
        onClick={onKeep}
      >
        {words.keep}
      </Button>
      <Hint>{isOffline ? words.needsNetwork : words.keepHint}</Hint>
    </>
  );
}

type StoredHereProps = Pick<KeepOfflineProps, 'onPlay' | 'onRemove'> & { bytes: number };

function StoredHere({ bytes, onPlay, onRemove }: StoredHereProps) {
  const words = useOfflineWords();
  const paths = usePaths();
  return (
    <>
      <Stored>
        <CircleCheck aria-hidden />
        <span>
          {words.storedHere} · <bdi>{words.size(bytes)}</bdi>
        </span>
      </Stored>
      <Ways>
        <Button variant="outline" size="small" onClick={onPlay}>
          {words.playHere}
        </Button>
        <Button variant="ghost" size="small" onClick={onRemove}>
          {words.remove}
        </Button>
      </Ways>
      <TextLink href={paths.offline}>{words.shelf}</TextLink>
    </>
  );
}
