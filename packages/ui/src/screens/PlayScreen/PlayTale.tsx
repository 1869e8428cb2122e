import { ChoiceButtons } from '../../blocks/play/ChoiceButtons/ChoiceButtons.tsx';
import { MeantChoice } from '../../blocks/play/ChoiceButtons/MeantChoice.tsx';
import { PlayLog } from '../../blocks/play/PlayLog/PlayLog.tsx';
import type { PlayLogProps } from '../../blocks/play/PlayLog/playLogProps.ts';
import { typingFactor } from '../../blocks/play/playPreferences.ts';
import { ThinkingIndicator } from '../../blocks/play/ThinkingIndicator/ThinkingIndicator.tsx';
import { AfterTheEnd } from './AfterTheEnd.tsx';
import type { PlaySessionProps } from './playProps.ts';
import { BelowLog, Column, Middle } from './PlayScreen.styles.ts';
import { useFocusInTale } from './useFocusInTale.ts';
import { useTellings } from './useTellings.ts';

interface PlayTaleProps
  extends
    Pick<
      PlaySessionProps,
      | 'session'
      | 'story'
      | 'entries'
      | 'hasEarlier'
      | 'isLoadingEarlier'
      | 'choices'
      | 'perhapsMeant'
      | 'isTakingTurn'
      | 'isReconnecting'
      | 'isOffline'
      | 'isOpening'
      | 'tellings'
      | 'currentTelling'
      | 'preferences'
      | 'timings'
      | 'onShowEarlier'
      | 'onChoose'
      | 'onChooseTelling'
      | 'onSelectAlternative'
    >,
    Pick<PlayLogProps, 'tools' | 'activeTool' | 'retellCost' | 'onTool'> {}

/** The log, and under it the choices, or that somebody is thinking, or where the end leads on. */
export function PlayTale(props: PlayTaleProps) {
  const { story, choices = [], isTakingTurn = false, isOffline = false, preferences, timings = {} } = props;
  const { tellings, chooseTelling } = useTellings(props);
  const belowRef = useFocusInTale();
  return (
    <Middle>
      <Column>
        <PlayLog
          entries={props.entries}
          hasEarlier={props.hasEarlier}
          isLoadingEarlier={props.isLoadingEarlier}
          language={story?.language}
          loading={isTakingTurn}
          isOpening={props.isOpening}
          typingFactor={typingFactor(preferences)}
          hasRuledLine={preferences.has_ruled_line}
          tools={props.tools}
          activeTool={props.activeTool}
          retellCost={props.retellCost}
          tellings={isOffline ? undefined : tellings}
          highlightMs={timings.highlightMs}
          onShowEarlier={props.onShowEarlier}
          onTool={props.onTool}
          onChooseTelling={chooseTelling}
          onSelectAlternative={props.onSelectAlternative}
        />
        <MeantChoice
          choices={isTakingTurn ? [] : choices}
          language={story?.language}
          perhapsMeant={props.perhapsMeant}
        />
        <BelowLog ref={belowRef} tabIndex={-1}>
          {isTakingTurn && (
            <ThinkingIndicator
              isTelling={props.entries.at(-1)?.isArriving ?? false}
              isReconnecting={props.isReconnecting}
            />
          )}
          {!isTakingTurn && choices.length > 0 && (
            <ChoiceButtons
              choices={choices}
              language={story?.language}
              perhapsMeant={props.perhapsMeant}
              disabled={isOffline}
              hasNumberKeys={preferences.has_letter_keys}
              onChoose={props.onChoose}
            />
          )}
          {!isTakingTurn && choices.length === 0 && props.session.is_completed && (
            <AfterTheEnd story_id={props.session.story_id} />
          )}
        </BelowLog>
      </Column>
    </Middle>
  );
}
