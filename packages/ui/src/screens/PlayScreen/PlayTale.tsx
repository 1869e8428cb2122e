import { ChoiceButtons } from '../../blocks/play/ChoiceButtons/ChoiceButtons.tsx';
import { MeantChoice } from '../../blocks/play/ChoiceButtons/MeantChoice.tsx';
import { PlayLog } from '../../blocks/play/PlayLog/PlayLog.tsx';
import type { PlayLogProps } from '../../blocks/play/PlayLog/playLogProps.ts';
import { typingFactor } from '../../blocks/play/playPreferences.ts';
import { ThinkingIndicator } from '../../blocks/play/ThinkingIndicator/ThinkingIndicator.tsx';
import type { PlaySessionProps } from './playProps.ts';
import { Column, Middle } from './PlayScreen.styles.ts';
import { useTellings } from './useTellings.ts';

interface PlayTaleProps
  extends
    Pick<
      PlaySessionProps,
      | 'story'
      | 'entries'
      | 'hasEarlier'
      | 'isLoadingEarlier'
      | 'choices'
      | 'perhapsMeant'
      | 'isTakingTurn'
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

/** The log, and under it the choices, or that somebody is thinking. */
export function PlayTale(props: PlayTaleProps) {
  const { story, choices = [], isTakingTurn = false, isOffline = false, preferences, timings = {} } = props;
  const { tellings, chooseTelling } = useTellings(props);
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
        {isTakingTurn && <ThinkingIndicator isTelling={props.entries.at(-1)?.isArriving ?? false} />}
        <MeantChoice
          choices={isTakingTurn ? [] : choices}
          language={story?.language}
          perhapsMeant={props.perhapsMeant}
        />
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
      </Column>
    </Middle>
  );
}
