import type { MappedTurn } from '@kathaloka/contract/entities';
import { Users } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { BookWish } from '../BookDialog/bookForms.ts';
import { BranchDialog } from '../BranchDialog/BranchDialog.tsx';
import { firstWordsOf } from '../SessionMap/firstWordsOf.ts';
import { SessionMap } from '../SessionMap/SessionMap.tsx';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { TaleMemory, type TaleMemoryProps } from '../TaleMemory/TaleMemory.tsx';
import { ChapterList } from './ChapterList.tsx';
import { DeleteSession } from './DeleteSession.tsx';
import { type ExportFormat, ExportSession } from './ExportSession.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { Section } from './SessionPanel.styles.ts';
import { useBookDialog } from './useBookDialog.tsx';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

/** The part of what the play remembers. */
export type SessionMemory = Omit<TaleMemoryProps, 'language' | 'disabled' | keyof ComponentProps<'section'>> &
  Pick<TaleMemoryProps, 'onChange'>;

export interface SessionPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The turns of the session; undefined if unknown. */
  map: readonly MappedTurn[] | undefined;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: AnyLanguage | undefined;
  /** Whether the map is loading. */
  isMapLoading?: boolean | undefined;
  /** Called to load earlier turns. Without it the map is complete. */
  onShowEarlierMap?: (() => void) | undefined;
  /** The error message of the map. */
  mapError?: ReactNode;
  /**
   * Whether the browser is offline, so that the map can be read and everything else is disabled.
   * @default false
   */
  isOffline?: boolean | undefined;
  /** Whether a copy is being made. */
  isExporting?: boolean | undefined;
  /** The error message of the copy. */
  exportError?: ReactNode;
  /** Whether a book is being made. */
  isMakingBook?: boolean | undefined;
  /** The error message of the book. */
  bookError?: ReactNode;
  /** Whether the session is being deleted. */
  isDeleting?: boolean | undefined;
  /** The error message of the deletion. */
  deleteError?: ReactNode;
  /** What the play remembers; without it that part is not shown. */
  memory?: SessionMemory | undefined;
  /** Called to reload the map. Without it there is no button to do so. */
  onRetryMap?: (() => void) | undefined;
  /** Called to start a new game after a turn, once confirmed. Without it there is no button to do so. */
  onBranch?: ((turn_id: string) => void) | undefined;
  /** Called to save a copy of the session. Without it there are no buttons to do so. */
  onExport?: ((format: ExportFormat) => void) | undefined;
  /** Called to make a book that ends with a turn. Without it there are no buttons to do so. */
  onBook?: ((wish: BookWish) => void) | undefined;
  /** Called to open the panel for playing together. Without it there is no button to do so. */
  onOpenTogether?: (() => void) | undefined;
  /** Called to delete the session, once confirmed. Without it there is no button to do so. */
  onDelete?: (() => void) | undefined;
  /** Called on Escape, and when the closing button is pressed. */
  onClose: () => void;
}

/**
 * The panel of a session: chapters, map, copies, and deletion.
 *
 * @use Holds the game: its map, chapters, saves, export.
 * @avoid Not for settings: `PlaySettings`.
 * @heard “Complementary”, its title, then its sections.
 * @keys close, tab
 * @example
 * <SessionPanel map={turns} onClose={close} />
 */
export function SessionPanel({
  map,
  language = 'en',
  isMapLoading,
  onShowEarlierMap,
  mapError,
  isOffline = false,
  isExporting,
  exportError,
  isMakingBook,
  bookError,
  isDeleting,
  deleteError,
  memory,
  onRetryMap,
  onBranch,
  onExport,
  onBook,
  onOpenTogether,
  onDelete,
  ref,
  ...rest
}: SessionPanelProps) {
  const words = useWords(sessionPanelWords);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef<HTMLDivElement>(rootRef, ref);
  const branch = useBranchQuestion(onBranch);
  const book = useBookDialog({ onBook, language, loading: isMakingBook, error: bookError });
  const retryMap = onRetryMap && (() => focusAnd(rootRef.current, onRetryMap));

  return (
    <SidePanel title={words.title} {...rest} ref={mergedRef}>
      {isOffline && <OfflineNote hasMap={map !== undefined} />}
      <ChapterList turns={map} language={language} disabled={isOffline} onBranch={branch.ask} />
      {memory && <TaleMemory {...memory} language={language} disabled={isOffline} />}
      <SessionMap
        turns={map}
        language={language}
        loading={isMapLoading}
        onShowEarlier={onShowEarlierMap}
        error={isOffline ? undefined : mapError}
        disabledReason={isOffline ? words.branchOffline : undefined}
        onRetry={retryMap}
        onBranch={branch.ask}
        onBook={book.ask}
      />
      <ExportSession
        loading={isExporting}
        disabled={isOffline}
        error={exportError}
        onExport={onExport}
        onBook={book.ask}
      />
      {onOpenTogether && <WayToTogether onOpen={onOpenTogether} />}
      <DeleteSession loading={isDeleting} disabled={isOffline} error={deleteError} onDelete={onDelete} />
      <BranchDialog {...branch.dialog} language={language} />
      {book.dialog}
    </SidePanel>
  );
}

/** A button that opens the panel for playing together. */
function WayToTogether({ onOpen }: { onOpen: () => void }) {
  const { together } = useWords(sessionPanelWords);
  return (
    <Section>
      <Button size="small" icon={<Users />} onClick={onOpen}>
        {together}
      </Button>
    </Section>
  );
}

/** Focuses the panel: the button is removed with the error, and Escape needs focus in the panel. */
function focusAnd(panel: HTMLElement | null, retry: () => void): void {
  panel?.focus();
  retry();
}

/** Asks for confirmation before a new game starts after a turn. */
function useBranchQuestion(onBranch: SessionPanelProps['onBranch']) {
  const [from, setFrom] = useState<MappedTurn>();
  const [open, setOpen] = useState(false);
  const ask = (turn: MappedTurn) => {
    setFrom(turn);
    setOpen(true);
  };
  const onConfirm = () => {
    setOpen(false);
    if (from) onBranch?.(from.id);
  };
  return {
    ask: onBranch && ask,
    dialog: { open, text: from ? firstWordsOf(from) : '', onOpenChange: setOpen, onConfirm },
  };
}
