import { isNarrated, type LogEntry } from '../../blocks/play/logEntry.ts';
import { SessionPanel } from '../../blocks/play/SessionPanel/SessionPanel.tsx';
import type { PlaySessionProps } from './playProps.ts';

interface PlaySessionPanelProps extends Pick<PlaySessionProps, 'session' | 'isOffline' | 'actions'> {
  /** Opens the panel of players. */
  onOpenTogether: () => void;
  /** Called for Escape and for the close button. */
  onClose: () => void;
}

/** The panel "Your tale": the map of the session, including turns that the log does not show. */
export function PlaySessionPanel({
  session,
  isOffline,
  actions,
  onOpenTogether,
  onClose,
}: PlaySessionPanelProps) {
  const { story, entries, map, memory, exporting, book, deleting } = session;
  const { branch, openMemory } = actions;

  function openTogether() {
    actions.openTogether?.();
    onOpenTogether();
  }

  function entryOf(turn_id: string): LogEntry {
    const inLog = entries.find((entry) => entry.turn_id === turn_id && isNarrated(entry));
    if (inLog) return inLog;
    const content = map?.data?.find(({ id }) => id === turn_id)?.first_words ?? '';
    return { id: turn_id, type: 'narrative', turn_id, content };
  }

  return (
    <SessionPanel
      map={map?.data}
      language={story?.language}
      isMapLoading={map?.isLoading}
      onShowEarlierMap={map?.hasEarlier ? actions.showEarlierMap : undefined}
      mapError={map?.error}
      memory={
        openMemory && {
          memory: memory?.data,
          loading: memory?.isLoading,
          error: memory?.error,
          changing: memory?.changing,
          onOpen: openMemory,
          onChange: actions.changeMemory,
          onForget: actions.forgetMemory,
        }
      }
      isOffline={isOffline}
      isExporting={exporting?.isLoading}
      exportError={exporting?.error}
      isMakingBook={book?.isLoading}
      bookError={book?.error}
      isDeleting={deleting?.isLoading}
      deleteError={deleting?.error}
      onRetryMap={actions.openMap}
      onBranch={branch && ((turn_id) => branch(entryOf(turn_id)))}
      onExport={actions.exportSession}
      onBook={actions.makeBook}
      onOpenTogether={actions.openTogether && openTogether}
      onDelete={actions.deleteSession}
      onClose={onClose}
    />
  );
}
