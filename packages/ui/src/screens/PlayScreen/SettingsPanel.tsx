import { PlaySettings } from '../../blocks/play/PlaySettings/PlaySettings.tsx';
import { SidePanel } from '../../blocks/play/SidePanel/SidePanel.tsx';
import { playWords } from '../../words/play/en.ts';
import { useWords } from '../../words/useWords.ts';
import { storyLanguageOf } from './storyLanguageOf.ts';
import type { PlayAreaProps } from './usePlayControls.ts';

/** The settings beside the tale. */
export function SettingsPanel({ session, page, controls, eyesClosedMode }: PlayAreaProps) {
  const words = useWords(playWords);
  const { actions, panels } = controls;
  const { open } = eyesClosedMode;
  return (
    <SidePanel title={words.settings} onClose={panels.closePanel}>
      <PlaySettings
        preferences={page.preferences}
        onPreferencesChange={actions.changePreferences}
        languageSwitch={page.languageSwitch}
        storyLanguage={storyLanguageOf(session.story, actions)}
        onOpenShortcuts={panels.openShortcuts}
        onOpenEyesClosed={
          open &&
          (() => {
            panels.closePanel();
            open();
          })
        }
      />
    </SidePanel>
  );
}
