import { ChoiceButtons } from '../../blocks/play/ChoiceButtons/ChoiceButtons.tsx';
import { PlayLog, type PlayLogProps } from '../../blocks/play/PlayLog/PlayLog.tsx';
import { typingFactor } from '../../blocks/play/playPreferences.ts';
import { ThinkingIndicator } from '../../blocks/play/ThinkingIndicator/ThinkingIndicator.tsx';
import type { PlaySessionProps } from './playProps.ts';
import { Column, Middle } from './PlayScreen.styles.ts';

interface PlayTaleProps
  extends
    Pick<
      PlaySessionProps,
      | 'story'
      | 'entries'
      | 'choices'
      | 'isTakingTurn'
      | 'isOpening'
      | 'preferences'
      | 'timings'
      | 'onChoose'
      | 'onSelectAlternative'
    >,
    Pick<PlayLogProps, 'tools' | 'activeTool' | 'onTool'> {}

/** The log, and under it the choices, or that somebody is thinking. */
export function PlayTale({
  story,
  entries,
  choices = [],
  isTakingTurn = false,
  isOpening,
  preferences,
  timings = {},
  onChoose,
  onSelectAlternative,
  tools,
  activeTool,
  onTool,
}: PlayTaleProps) {
  return (
    <Middle>
      <Column>
        <PlayLog
          entries={entries}
          language={story?.language}
          loading={isTakingTurn}
          isOpening={isOpening}
          typingFactor={typingFactor(preferences)}
          hasRuledLine={preferences.has_ruled_line}
          tools={tools}
          activeTool={activeTool}
          highlightMs={timings.highlightMs}
          onTool={onTool}
          onSelectAlternative={onSelectAlternative}
        />
        {isTakingTurn && <ThinkingIndicator />}
        {!isTakingTurn && choices.length > 0 && (
          <ChoiceButtons
            choices={choices}
            language={story?.language}
            hasNumberKeys={preferences.has_letter_keys}
            onChoose={onChoose}
          />
        )}
      </Column>
    </Middle>
  );
}
