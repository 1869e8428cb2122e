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
      | 'isBusy'
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
  isBusy = false,
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
          isBusy={isBusy}
          isOpening={isOpening}
          typingFactor={typingFactor(preferences)}
          hasRuledLine={preferences.has_ruled_line}
          tools={tools}
          activeTool={activeTool}
          highlightMs={timings.highlightMs}
          onTool={onTool}
          onSelectAlternative={onSelectAlternative}
        />
        {isBusy && <ThinkingIndicator />}
        {!isBusy && choices.length > 0 && (
          <ChoiceButtons choices={choices} language={story?.language} onChoose={onChoose} />
        )}
      </Column>
    </Middle>
  );
}
