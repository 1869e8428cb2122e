import { CircleCheck, HardDriveDownload } from 'lucide-react';
import type { ComponentProps } from 'react';
import { moveFocusOnRemoval } from '../../../hooks/moveFocusOnRemoval.ts';
import { isSecondClick } from '../../../hooks/repeatedPress.ts';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { Words } from '../../../words/en.ts';
import { Hint, Stored, KeepRoot, Actions } from './KeepOffline.styles.ts';
import { offlineWords } from '../../../words/offline/en.ts';
import { useWords } from '../../../words/useWords.ts';

const moveFocusToFirst = moveFocusOnRemoval('div', 'button');

/** Why a story could not be stored. */
export type KeepFailure = keyof Words['offline']['failed'];

export interface KeepOfflineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The size of the stored story in bytes; undefined if it is not stored. */
  storedBytes?: number | undefined;
  /**
   * Whether the story is being stored.
   * @default false
   */
  loading?: boolean | undefined;
  /** Why the story could not be stored. */
  error?: KeepFailure | undefined;
  /**
   * Whether the browser is offline, so that no story can be stored.
   * @default false
   */
  isOffline?: boolean | undefined;
  /** Called to store the story. */
  onKeep: () => void;
  /** Called to start or continue a game on this device. */
  onPlay: () => void;
  /** Called to remove the story from this device. */
  onRemove: () => void;
}

/**
 * Stores a story on this device, so that it can be played offline, and shows whether it is stored.
 *
 * @use Stores a story on this device, and says that it is stored, or why it could not be.
 * @avoid Not to list all stored stories: `OfflineStories`.
 * @heard That the story is being stored, then that it is stored; a failure immediately.
 * @keys press
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
  const words = useWords(offlineWords);
  const paths = usePaths();
  const isStored = storedBytes !== undefined;
  return (
    <KeepRoot {...rest}>
      <LiveRegion>{loading ? words.keeping : isStored ? words.storedHere : ''}</LiveRegion>
      {isStored && <StoredHere bytes={storedBytes} />}
      <Actions>
        {/* the same element in both states, so that focus stays on it */}
        <Button
          variant="outline"
          size="small"
          icon={!isStored && <HardDriveDownload />}
          loading={loading}
          loadingLabel={words.keeping}
          disabled={!isStored && isOffline}
          onClick={(event) => isSecondClick(event) || (isStored ? onPlay : onKeep)()}
        >
          {isStored ? words.playHere : words.keep}
        </Button>
        {isStored && (
          <Button variant="ghost" size="small" ref={moveFocusToFirst} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </Actions>
      {isStored ? (
        <TextLink href={paths.offline}>{words.shelf}</TextLink>
      ) : (
        <Hint>{isOffline ? words.needsNetwork : words.keepHint}</Hint>
      )}
      {error && <ErrorNote>{words.failed[error]}</ErrorNote>}
    </KeepRoot>
  );
}

function StoredHere({ bytes }: { bytes: number }) {
  const words = useWords(offlineWords);
  return (
    <Stored>
      <CircleCheck aria-hidden />
      <span>
        {words.storedHere} · <bdi>{words.size(bytes)}</bdi>
      </span>
    </Stored>
  );
}
