import type { NewerVersion } from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Bar, Place, Ways, Words } from './NewerVersionBar.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface NewerVersionBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The version that was published since the session began. */
  newer: Pick<NewerVersion, 'number' | 'note'>;
  /**
   * Whether the session is being moved.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether it cannot be moved now: a turn is running, or there is no connection.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Why it could not be moved. */
  error?: ReactNode;
  /** Goes on in that version. */
  onMove: () => void;
  /** Stays on the version that the session began with. */
  onStay: () => void;
}

/**
 * Offers to go on in a newer version of the story, where the scene of the session exists as well.
 *
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
        <Ways>
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
        </Ways>
      </Bar>
    </Place>
  );
}
