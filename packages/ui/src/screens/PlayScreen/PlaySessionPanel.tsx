import { isTale, type LogEntry } from '../../blocks/play/logEntry.ts';
import { SessionPanel } from '../../blocks/play/SessionPanel/SessionPanel.tsx';
import type { PlaySessionProps } from './playProps.ts';

interface PlaySessionPanelProps extends Pick<
  PlaySessionProps,
  | 'story'
  | 'entries'
  | 'map'
  | 'isMapLoading'
  | 'mapError'
  | 'isOffline'
  | 'isExporting'
  | 'exportError'
  | 'isDeleting'
  | 'deleteError'
  | 'onOpenMap'
  | 'onBranch'
  | 'onExport'
  | 'onDelete'
> {
  /** Called for Escape and for the close button. */
  onClose: () => void;
}

/** The player's own tale. Whatever of it the log does not hold, its map does. */
export function PlaySessionPanel(props: PlaySessionPanelProps) {
  const { story, entries, map, onBranch } = props;

  function entryOf(turn_id: string): LogEntry {
    const inLog = entries.find((entry) => entry.turn_id === turn_id && isTale(entry));
    if (inLog) return inLog;
    const content = map?.find(({ id }) => id === turn_id)?.first_words ?? '';
    return { id: turn_id, type: 'narrative', turn_id, content };
  }

  return (
    <SessionPanel
      map={map}
      language={story?.language}
      isMapLoading={props.isMapLoading}
      mapError={props.mapError}
      isOffline={props.isOffline}
      isExporting={props.isExporting}
      exportError={props.exportError}
      isDeleting={props.isDeleting}
      deleteError={props.deleteError}
      onRetryMap={props.onOpenMap}
      onBranch={onBranch && ((turn_id) => onBranch(entryOf(turn_id)))}
      onExport={props.onExport}
      onDelete={props.onDelete}
      onClose={props.onClose}
    />
  );
}
