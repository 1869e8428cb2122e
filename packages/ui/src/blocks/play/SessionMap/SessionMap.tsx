import type { Language, MappedTurn } from '@kathaloka/contract/entities';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useSessionPanelWords } from '../../../words/areas/useSessionPanelWords.ts';
import { MapLine } from './MapLine.tsx';
import { Lead, MapError, MapRoot, MissingNode, MissingTurn } from './SessionMap.styles.ts';
import { lineId, sessionLines } from './sessionLines.ts';
import { useMapState } from './useMapState.ts';

export interface SessionMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Every part that was told in the session, in any order of its branches; undefined while they are unknown. */
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
  /** Fetches the map again. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** A new game is to begin after this turn. Without it there is no such button. */
  onBranch?: ((turn: MappedTurn) => void) | undefined;
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
  onRetry,
  onBranch,
  ...rest
}: SessionMapProps) {
  const words = useSessionPanelWords();
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
      {lines.map((line, index) => (
        <MapLine
          key={lineId(line)}
          line={line}
          depth={0}
          label={index === 0 ? words.map : words.otherWay}
          map={{ ...state, language, disabledReason, onBranch }}
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
