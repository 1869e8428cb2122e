import type { PlayActions } from '../../blocks/play/playActions.ts';
import type { StoryLanguage } from '../../blocks/play/PlaySettings/PlaySettings.tsx';
import type { PlayedSession } from './playProps.ts';

/** The languages of the played story, for the settings. */
export function storyLanguageOf(
  story: PlayedSession['story'],
  { changeStoryLanguage }: Pick<PlayActions, 'changeStoryLanguage'>,
): StoryLanguage | undefined {
  if (!story?.languages || !changeStoryLanguage) return undefined;
  return { value: story.language, languages: story.languages, onValueChange: changeStoryLanguage };
}
