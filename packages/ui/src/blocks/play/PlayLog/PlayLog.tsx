import type { Language, Model } from '@kathaloka/contract/entities';
import { HIGHLIGHT_MS, LOG_HEIGHT_BELOW_SCREEN_PX, LOG_HEIGHT_MIN_PX } from '@kathaloka/contract/limits';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { useDirection } from '../../../hooks/useDirection.ts';
import { useShortcuts } from '../../../hooks/useShortcuts.ts';
import { KolamDivider } from '../../../ornaments/KolamDivider.tsx';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import type { LogEntry } from '../logEntry.ts';
import type { EntryTool } from './EntryTools.tsx';
import { LogContext, useLogValue } from './logContext.ts';
import { LogEntries } from './LogEntries.tsx';
import { Earlier, Kolam, Leaf, LogFrame, NewButton, Scroller } from './PlayLog.styles.ts';
import { spokenPassages } from './spokenPassages.ts';
import { useFollowing } from './useFollowing.ts';
import { useLogState } from './useLogState.ts';
import { useLogWindow } from './useLogWindow.ts';
import type { PlayLogLook } from './playLogLook.ts';

const WINDOW_SIZE = 80;
const NO_TOOLS: readonly EntryTool[] = [];
const HEIGHTS = {
  '--kl-log-below': `${LOG_HEIGHT_BELOW_SCREEN_PX}px`,
  '--kl-log-min': `${LOG_HEIGHT_MIN_PX}px`,
};

export interface PlayLogProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'>, PlayLogLook {
  /** The whole log, oldest first. */
  entries: readonly LogEntry[];
  /** Whether a turn is running, which clears the highlight. */
  loading?: boolean | undefined;
  /** Whether the session has just started, so that its first part types out as well. */
  isOpening?: boolean | undefined;
  /** The maximum number of rendered entries. */
  windowSize?: number | undefined;
  /** A tool of a part of the tale was pressed. */
  onTool?: ((tool: EntryTool, entry: LogEntry) => void) | undefined;
  /** Called when an alternative model is chosen under an error. */
  onSelectAlternative?: ((model: Model) => void) | undefined;
}

/** The log of a session, with the latest part in view. */
export function PlayLog({
  entries,
  loading = false,
  isOpening = false,
  windowSize = WINDOW_SIZE,
  onTool,
  onSelectAlternative,
  language = 'en',
  typingFactor = 1,
  hasRuledLine = true,
  tools = NO_TOOLS,
  activeTool,
  highlightMs = HIGHLIGHT_MS,
  ...rest
}: PlayLogProps) {
  const words = usePlayWords();
  const surfaceRef = useRef<HTMLDivElement>(null);
  const isTypingEnabled = typingFactor !== 0;
  const state = useLogState(entries, { loading, isOpening, isTypingEnabled, continuing: words.continuing });
  const { told, lastId, initialIds } = state;
  const { start, showEarlier } = useLogWindow(told.length, windowSize, surfaceRef);
  const { hasUnseen, scrollToNewest } = useFollowing(surfaceRef, lastId);
  useShortcuts({ end: scrollToNewest }, true);
  const log = useLogValue({
    language,
    pageDirection: useDirection(surfaceRef),
    hasRuledLine,
    typingFactor,
    highlightMs,
    surfaceRef,
    tools,
    onTool,
    onTyped: state.markTyped,
    onSelectAlternative,
  });

  return (
    <LogFrame {...rest}>
      <LogScroller
        surfaceRef={surfaceRef}
        language={language}
        onShowEarlier={start > 0 ? showEarlier : undefined}
      >
        <LogContext value={log}>
          <LogEntries entries={told.slice(start)} state={state} activeTool={activeTool} />
        </LogContext>
        {told.length > 0 && (
          <Kolam>
            <KolamDivider />
          </Kolam>
        )}
      </LogScroller>
      {hasUnseen && (
        <NewButton type="button" onClick={scrollToNewest}>
          <ArrowDown /> {words.newBelow}
        </NewButton>
      )}
      <Announcements told={told} initialIds={initialIds} language={language} />
    </LogFrame>
  );
}

interface LogScrollerProps {
  surfaceRef: RefObject<HTMLDivElement | null>;
  language: Language;
  /** Renders earlier entries, if there are any. */
  onShowEarlier: (() => void) | undefined;
  children: ReactNode;
}

function LogScroller({ surfaceRef, language, onShowEarlier, children }: LogScrollerProps) {
  const words = usePlayWords();
  return (
    <Scroller ref={surfaceRef} role="log" aria-live="off" aria-label={words.log} tabIndex={0} style={HEIGHTS}>
      <Leaf dir={directionOf(language)}>
        {onShowEarlier && (
          <Earlier>
            <Button variant="ghost" icon={<ArrowUp />} onClick={onShowEarlier}>
              {words.earlier}
            </Button>
          </Earlier>
        )}
        {children}
      </Leaf>
    </Scroller>
  );
}

interface AnnouncementsProps {
  told: readonly LogEntry[];
  initialIds: ReadonlySet<string>;
  language: Language;
}

/** Announces each added passage once, without repeating existing ones. */
function Announcements({ told, initialIds, language }: AnnouncementsProps) {
  const words = usePlayWords();
  return (
    <LiveRegion aria-atomic={false} aria-relevant="additions" lang={language}>
      {spokenPassages(told, initialIds, words).map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </LiveRegion>
  );
}
