import { ArrowDown } from 'lucide-react';
import { memo } from 'react';
import { KolamDivider } from '../../../ornaments/KolamDivider.tsx';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import type { LogEntry } from '../logEntry.ts';
import { LogContext } from './logContext.ts';
import { LogEntries } from './entries/LogEntries.tsx';
import { LogScroller } from './window/LogScroller.tsx';
import { Kolam, LogFrame, NewButton, PageFoot } from './PlayLog.styles.ts';
import { framePropsOf, type PlayLogProps } from './playLogProps.ts';
import { announcementsOf } from './typing/announcements.ts';
import { usePlayLog } from './usePlayLog.ts';
import { handsWords } from '../../../words/hands/en.ts';
import { playWords } from '../../../words/play/en.ts';
import { playSheetWords } from '../../../words/playSheet/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

/**
 * The log of a session, with the newest turn in view. Only the entries around the reader are rendered,
 * however long the log is.
 *
 * @use Shows the tale so far, as it is told.
 * @avoid Not for a page of ready text: `StoryText`.
 * @heard “Log”; each new part once and as a whole, even while it is typed out.
 * @keys tab
 * @example
 * <PlayLog entries={entries} />
 */
export function PlayLog(props: PlayLogProps) {
  const { hasEarlier = false, loadingEarlier = false, language = 'en' } = props;
  const words = useWords(playWords);
  const { surfaceRef, state, shown, scroll, log, rendered } = usePlayLog(props);

  return (
    <LogFrame {...framePropsOf(props)}>
      <LogScroller
        surfaceRef={surfaceRef}
        language={language}
        loadingEarlier={loadingEarlier}
        onShowEarlier={shown.start > 0 || hasEarlier ? scroll.showEarlier : undefined}
        onShowLater={shown.isAtEnd ? undefined : scroll.showLater}
      >
        {shown.start === 0 && !hasEarlier && props.head}
        <LogContext value={log}>
          <LogEntries
            entries={rendered}
            state={state}
            activeTool={props.activeTool}
            loading={props.loading ?? false}
            retellings={props.retellings}
          />
        </LogContext>
        {shown.isAtEnd && rendered.length > 0 && <Divider />}
        {shown.isAtEnd && props.foot && (
          <PageFoot data-waiting={state.typingId !== undefined || undefined}>{props.foot}</PageFoot>
        )}
      </LogScroller>
      {scroll.hasUnseen && (
        <NewButton type="button" onClick={scroll.scrollToNewest}>
          <ArrowDown /> {words.newBelow}
        </NewButton>
      )}
      <Announcements
        told={state.told}
        initialIds={state.initialIds}
        language={language}
        isSilent={props.isSilent}
      />
    </LogFrame>
  );
}

/** The ornament under the newest turn. */
const Divider = memo(() => (
  <Kolam>
    <KolamDivider />
  </Kolam>
));
Divider.displayName = 'Divider';

interface AnnouncementsProps {
  told: readonly LogEntry[];
  initialIds: ReadonlySet<string>;
  language: AnyLanguage;
  isSilent: boolean | undefined;
}

/** A live region that announces each added entry once. */
function Announcements({ told, initialIds, language, isSilent }: AnnouncementsProps) {
  const play = useWords(playWords);
  const playSheet = useWords(playSheetWords);
  const hands = useWords(handsWords);
  return (
    <LiveRegion
      aria-live={isSilent ? 'off' : undefined}
      aria-atomic={false}
      aria-relevant="additions"
      lang={language}
    >
      {announcementsOf(told, initialIds, { play, playSheet, hands }).map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </LiveRegion>
  );
}
