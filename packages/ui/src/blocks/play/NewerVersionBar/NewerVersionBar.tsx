import type { NewerVersion } from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Bar, Place, Actions, Words } from './NewerVersionBar.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface NewerVersionBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The newer version of the story. */
  newer: Pick<NewerVersion, 'number' | 'note'>;
  /**
   * Whether the request is pending.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether the session cannot change versions now: during a turn, or offline.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** Called to continue in the newer version. */
  onMove: () => void;
  /** Called to stay on the version with which the session began. */
  onStay: () => void;
}

/**
 * Offers to continue in a newer version of the story, if it also has the session's scene.
 *
 * @use Says that the story has a newer version, and lets the player stay.
 * @avoid Not for a version of the app itself: `ErrorState` “outdated”.
 * @heard A region with what has changed, then two buttons.
 * @keys press
 * @example
 * <NewerVersionBar newer={version} onMove={move} onStay={stay} />
 */
export function NewerVersionBar({
  newer,
  loading = false,
  disabled = false,
  error,
  onMove,
  onStay,
  ...rest
}: NewerVersionBarProps) {
  const words = useWords(playWords);
  return (
    <Place aria-label={words.newerVersion(newer.number)} {...rest}>
      <Bar>
        <Words>
          <p>
            <b>{words.newerVersion(newer.number)}</b> {words.newerText}
          </p>
          {newer.note && (
            <p>
              <bdi>{newer.note}</bdi>
            </p>
          )}
          {error !== undefined && <p role="alert">{error}</p>}
        </Words>
        <Actions>
          <Button size="small" variant="ghost" onClick={onStay}>
            {words.stayOnVersion}
          </Button>
          <Button
            size="small"
            variant="outline"
            disabled={disabled}
            loading={loading}
            loadingLabel={words.moving}
            onClick={onMove}
          >
            {words.moveToVersion(newer.number)}
          </Button>
        </Actions>
      </Bar>
    </Place>
  );
}
