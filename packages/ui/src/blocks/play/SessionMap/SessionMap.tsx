import type { MappedTurn } from '@kathaloka/contract/entities';
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
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

export interface SessionMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The turns of the session in the order in which they were told; undefined if unknown. */
  turns: readonly MappedTurn[] | undefined;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: AnyLanguage | undefined;
  /**
   * Whether the map is loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** Why no game can start now: the button is disabled, and shows this reason. */
  disabledReason?: string | undefined;
  /** Called to load earlier turns. Without it the map is complete. */
  onShowEarlier?: (() => void) | undefined;
  /** Called to retry. Without it there is no button to do so. */
  onRetry?: (() => void) | undefined;
  /** Called to start a new game after this turn. Without it there is no button to do so. */
  onBranch?: ((turn: MappedTurn) => void) | undefined;
  /** Called to make a book that ends with this turn. Without it there is no button to do so. */
  onBook?: ((turn: MappedTurn) => void) | undefined;
}

/**
 * The map of a session: all turns as a tree, with the player's way in gold and other ways beside it.
 *
 * @use Shows the player's way and the ways that were left, and starts new games from earlier turns.
 * @avoid Not for authors: `GraphCanvas` shows all scenes.
 * @heard A list of turns; branches inside the turn that they leave.
 * @keys tab, press
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

/** A placeholder for a loading map. */
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
