import type { Language, MappedTurn } from '@kathaloka/contract/entities';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { MapLine } from './MapLine.tsx';
import { Earlier, Lead, MapError, MapRoot, MissingNode, MissingTurn } from './SessionMap.styles.ts';
import { lineId, sessionLines } from './sessionLines.ts';
import { useMapState } from './useMapState.ts';
import { playWords } from '../../../words/play/en.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SessionMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was told in the session, in the order in which it was told; undefined while it is unknown. */
  turns: readonly MappedTurn[] | undefined;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: Language | undefined;
  /**
   * Whether the map is being fetched.
   * @default false
   */
  loading?: boolean | undefined;
  /** The error message of a map that could not be fetched. */
  error?: ReactNode;
  /** Why no game can begin from here now: the button is disabled, and says so. */
  disabledReason?: string | undefined;
  /** Fetches what was told before these turns. Without it there is no more. */
  onShowEarlier?: (() => void) | undefined;
  /** Fetches the map again. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** A new game is to begin after this turn. Without it there is no such button. */
  onBranch?: ((turn: MappedTurn) => void) | undefined;
  /** A book is to end with this turn. Without it there is no such button. */
  onBook?: ((turn: MappedTurn) => void) | undefined;
}

/**
 * All that was told in a session as one tree: the way of the player in gold, and what was left beside it.
 *
 * @example
 * <SessionMap turns={turns} />
 */
export function SessionMap({
  turns,
  language = 'en',
  loading = false,
  error,
  disabledReason,
  onShowEarlier,
  onRetry,
  onBranch,
  onBook,
  ...rest
}: SessionMapProps) {
  const words = useWords(sessionPanelWords);
  const { earlier } = useWords(playWords);
  const lines = useMemo(() => sessionLines(turns ?? []), [turns]);
  const state = useMapState();
  const isMissing = loading && turns === undefined;
  const isEmpty = turns !== undefined && lines.length === 0;
  return (
    <MapRoot aria-busy={loading || undefined} {...rest}>
      <LiveRegion>{isMissing && words.loading}</LiveRegion>
      {error && <MapError layout="row" error={error} onRetry={onRetry} />}
      {isMissing && <Missing />}
      {turns && <Lead>{isEmpty ? words.nothing : turns.length === 1 ? words.onlyOpening : words.lead}</Lead>}
      {onShowEarlier && (
        <Earlier
          loading={loading}
          aria-disabled={disabledReason !== undefined || undefined}
          onClick={disabledReason === undefined ? onShowEarlier : undefined}
        >
          {earlier}
        </Earlier>
      )}
      {lines.map((line, index) => (
        <MapLine
          key={lineId(line)}
          line={line}
          depth={0}
          label={index === 0 ? words.map : words.otherWay}
          map={{ ...state, language, isWhole: !onShowEarlier, disabledReason, onBranch, onBook }}
        />
      ))}
    </MapRoot>
  );
}

/** The place of a map that is still loading. */
function Missing() {
  return [72, 90, 58, 80].map((width) => (
    <MissingTurn key={width}>
      <MissingNode>
        <Skeleton shape="circle" />
      </MissingNode>
      <Skeleton width={width} />
    </MissingTurn>
  ));
}
