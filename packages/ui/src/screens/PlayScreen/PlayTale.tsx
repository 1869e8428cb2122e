import { COMMAND_XP } from '@kathaloka/contract/limits';
import { memo, type RefObject, useRef, useState } from 'react';
import { ChoiceButtons } from '../../blocks/play/ChoiceButtons/ChoiceButtons.tsx';
import { MeantChoice } from '../../blocks/play/ChoiceButtons/MeantChoice.tsx';
import { PlayLog } from '../../blocks/play/PlayLog/PlayLog.tsx';
import { PlaySheetLine } from '../../blocks/play/PlaySheetLine/PlaySheetLine.tsx';
import { typingFactor } from '../../blocks/play/playPreferences.ts';
import { ThinkingIndicator } from '../../blocks/play/ThinkingIndicator/ThinkingIndicator.tsx';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import { Lamps } from '../../ornaments/Lamps.tsx';
import { queries } from '../../theme/queries.ts';
import { AfterTheEnd } from './AfterTheEnd.tsx';
import { BelowLog, FinishHintRoot } from './BelowLog.styles.ts';
import { Column, CoverBand, LogToCome, Middle } from './PlayScreen.styles.ts';
import { MoreBelow } from './MoreBelow.tsx';
import { useChoicesWhenRead } from './useChoicesWhenRead.ts';
import type { EndingPageState } from './useEndingPage.ts';
import { useFocusInTale } from './useFocusInTale.ts';
import { useRetellings } from './useRetellings.ts';
import type { PlayAreaProps } from './usePlayControls.ts';
import { playWords } from '../../words/play/en.ts';
import { useWords } from '../../words/useWords.ts';

interface PlayTaleProps extends PlayAreaProps {
  endingPage: EndingPageState;
}

/** The tale with the choices under it, or its loading state. */
export function PlayTale(area: PlayTaleProps) {
  const words = useWords(playWords);
  const columnRef = useRef<HTMLDivElement>(null);
  return (
    <Middle inert={area.eyesClosedMode.isCovering}>
      <Column ref={columnRef} data-over={area.session.is_completed || undefined}>
        {area.session.isLoading ? (
          <LogToCome>
            <Lamps />
            {words.loading}
          </LogToCome>
        ) : (
          <LogAndChoices {...area} columnRef={columnRef} />
        )}
      </Column>
    </Middle>
  );
}

interface LogAndChoicesProps extends PlayTaleProps {
  columnRef: RefObject<HTMLDivElement | null>;
}

/** The log, and under it the choices, the thinking indicator, or the buttons after the end. */
function LogAndChoices({ columnRef, ...area }: LogAndChoicesProps) {
  const { session, page, controls, eyesClosedMode } = area;
  const { story, choices = [], isTakingTurn = false, newest_turn } = session;
  const { isOffline = false, preferences } = page;
  const { actions, reasonsPanel } = controls;
  const { retellings, chooseRetelling } = useRetellings(newest_turn, actions);
  const belowRef = useFocusInTale();
  const [isTyping, setIsTyping] = useState(false);
  const { hasSeenEnd, setHasSeenEnd, showNext } = useChoicesWhenRead(columnRef);
  const isHeardOrKnown = eyesClosedMode.isOn || area.endingPage.wasMoved;
  const isUnread = !hasSeenEnd && !isTyping && !isTakingTurn && !isHeardOrKnown;
  // hidden choices reserve their space: nothing moves when they appear
  const isWaiting = isUnread || (isTyping && !isTakingTurn);
  return (
    <>
      <PlayLog
        entries={session.entries}
        hasEarlier={session.has_earlier}
        loadingEarlier={session.loadingEarlier}
        language={story?.language}
        loading={isTakingTurn}
        ownTurn={session.ownTurn}
        isOpening={session.isOpening}
        typingFactor={eyesClosedMode.isOn ? 0 : typingFactor(preferences)}
        isSilent={eyesClosedMode.isReadAloud}
        hasRuledLine={preferences.has_ruled_line}
        showsHands={preferences.shows_hands}
        tools={toolsOf(area)}
        activeTool={reasonsPanel.isShown ? 'why' : session.isReadingAloud ? 'read_aloud' : undefined}
        retellings={isOffline ? undefined : retellings}
        head={!preferences.is_text_only && story?.cover_image_url && <Cover src={story.cover_image_url} />}
        foot={session.sheet && <PlaySheetLine sheet={session.sheet} language={story?.language} />}
        highlightMs={page.timings?.highlightMs}
        tapRef={columnRef}
        onTypingChange={setIsTyping}
        onEndSeen={setHasSeenEnd}
        onShowEarlier={actions.showEarlier}
        onChooseRetelling={chooseRetelling}
        onSelectAlternative={actions.selectAlternative}
      />
      <MeantChoice
        choices={isTakingTurn || isTyping ? [] : choices}
        language={story?.language}
        perhapsMeant={newest_turn?.perhaps_meant}
      />
      <BelowLog ref={belowRef} tabIndex={-1} data-waiting={isWaiting || undefined}>
        <NextStep {...area} isWaiting={isWaiting} />
        {isTyping && isWaiting && session.hasHint && choices.length > 0 && <FinishHint />}
        {isUnread && <MoreBelow onNext={showNext} />}
      </BelowLog>
    </>
  );
}

/** The cover above the first words. */
const Cover = memo(({ src }: { src: string }) => (
  <CoverBand aria-hidden>
    <Image src={src} alt="" width={820} height={160} loading="eager" fallback={null} />
  </CoverBand>
));
Cover.displayName = 'Cover';

/** The tools of a turn. Two of them first open a panel or a dialog. */
const toolsOf = ({ session, page: { isOffline = false }, controls }: PlayAreaProps) => ({
  actions: {
    ...controls.actions,
    openReasons: controls.reasonsPanel.toggle,
    branch: controls.actions.branch && controls.panels.askForBranch,
  },
  isOffline,
  isCompleted: session.is_completed,
  retellCost: controls.chosenModels.text?.credit_cost,
});

/** A hint about how to skip the typing, in the place of the choices. Screen readers have the whole text. */
function FinishHint() {
  const { finishHint } = useWords(playWords);
  const isTouch = useMediaQuery(queries.touch);
  return <FinishHintRoot aria-hidden>{isTouch ? finishHint.touch : finishHint.pointer}</FinishHintRoot>;
}

interface NextStepProps extends PlayTaleProps {
  /** Whether the text above is still being typed out, so that the choices are hidden. */
  isWaiting: boolean;
}

function NextStep({ session, page, controls, eyesClosedMode, endingPage, isWaiting }: NextStepProps) {
  const { story, entries, choices = [], newest_turn } = session;
  if (session.isTakingTurn)
    return <ThinkingIndicator isTelling={entries.at(-1)?.isArriving ?? false} delay={session.delay} />;
  if (choices.length > 0)
    return (
      <ChoiceButtons
        choices={choices}
        language={story?.language}
        perhapsMeant={newest_turn?.perhaps_meant}
        disabled={page.isOffline || !controls.may.choose}
        voted={page.together?.together?.vote?.mine?.text}
        hasNumberKeys={page.preferences.has_letter_keys && !isWaiting && !eyesClosedMode.isOn}
        onChoose={controls.actions.choose}
      />
    );
  if (!session.is_completed || !controls.may.change) return null;
  const canUndo = session.can_undo !== false && !page.isOffline;
  return (
    <AfterTheEnd
      takesFocus={endingPage.wasMoved && !eyesClosedMode.isOn}
      onTurnPage={endingPage.open}
      onShow={page.isOffline || page.onDevice ? undefined : () => controls.onCommand('show')}
      showCost={controls.costs.show ?? COMMAND_XP.show}
      onUndo={canUndo ? () => controls.onCommand('undo') : undefined}
    />
  );
}
