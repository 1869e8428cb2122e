import { FoldVertical, UnfoldVertical } from 'lucide-react';
import { MapTurn } from './MapTurn.tsx';
import { FoldButton, Fork, LineList, Node, Range, StopItem, Way } from './SessionMap.styles.ts';
import { type Fold, type Line, lineId, type TurnOnLine, shownStops } from './sessionLines.ts';
import type { MapView } from './useMapState.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** If more ways than this leave a turn, they are folded; ways within ways are always folded. */
const WAYS_MAX = 3;

interface MapLineProps {
  line: Line;
  /** How deep the line is nested in other ways. */
  depth: number;
  /** The accessible name of the list. */
  label: string;
  map: MapView;
}

/** A line of turns, from top to bottom. */
export function MapLine({ line, depth, label, map }: MapLineProps) {
  const isCurrent = depth === 0 && line.some((stop) => stop.kind === 'turn' && stop.turn.is_current);
  return (
    <LineList aria-label={label} data-current={isCurrent || undefined}>
      {shownStops(line, map.openIds).map((stop) =>
        stop.kind === 'fold' ? (
          <FoldStop key={stop.id} fold={stop} map={map} />
        ) : (
          <StopItem key={stop.turn.id}>
            <TurnStop stop={stop} depth={depth} map={map} />
          </StopItem>
        ),
      )}
    </LineList>
  );
}

interface FoldStopProps {
  fold: Fold;
  map: MapView;
}

/** A folded stretch of the line, with the number of its turns. */
function FoldStop({ fold, map }: FoldStopProps) {
  const words = useWords(sessionPanelWords);
  return (
    <StopItem>
      <FoldRow id={fold.id} name={words.turns(fold.count)} map={map}>
        {map.isWhole && words.range(fold.first, fold.last)}
      </FoldRow>
    </StopItem>
  );
}

interface FoldRowProps {
  id: string;
  name: string;
  map: MapView;
  /** The range of the folded turns. */
  children?: string | false;
}

function FoldRow({ id, name, map, children }: FoldRowProps) {
  const isOpen = map.openIds.has(id);
  return (
    <FoldButton type="button" aria-expanded={isOpen} onClick={() => map.toggle(id)}>
      <Node data-fold>{isOpen ? <FoldVertical /> : <UnfoldVertical />}</Node>
      {name}
      {children && <Range>{children}</Range>}
    </FoldButton>
  );
}

interface TurnStopProps {
  stop: TurnOnLine;
  depth: number;
  map: MapView;
}

/** A turn, and under it the ways that leave the line there. */
function TurnStop({ stop, depth, map }: TurnStopProps) {
  const words = useWords(sessionPanelWords);
  const { branches, turn } = stop;
  if (branches.length === 0) return <MapTurn stop={stop} map={map} />;
  const id = `ways ${turn.id}`;
  const isFolded = depth > 0 || branches.length > WAYS_MAX;
  return (
    <>
      <Fork>
        <MapTurn stop={stop} map={map} />
      </Fork>
      {isFolded && (
        <Way>
          <FoldRow id={id} name={words.otherWays(branches.length)} map={map} />
        </Way>
      )}
      {(!isFolded || map.openIds.has(id)) &&
        branches.map((line) => (
          <Way key={lineId(line)}>
            <MapLine line={line} depth={depth + 1} label={words.otherWay} map={map} />
          </Way>
        ))}
    </>
  );
}
