import { PlaySettings } from '../../blocks/play/PlaySettings/PlaySettings.tsx';
import type { ButtonOfPart } from '../../patterns/LoadFailure/openedPart.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { playWords } from '../../words/play/en.ts';
import { useWords } from '../../words/useWords.ts';
import type { PlayedSession, PlaySessionProps } from './playProps.ts';
import { SettingsBody } from './PlayScreen.styles.ts';
import { SettingsTrigger } from './SettingsTrigger.tsx';
import { storyLanguageOf } from './storyLanguageOf.ts';
import type { PlayPanels } from './usePlayPanels.ts';

export interface SettingsPopoverProps
  extends Pick<PlaySessionProps, 'preferences' | 'languageSwitch' | 'actions'>, Pick<PlayedSession, 'story'> {
  /** Whether the settings open in a sheet instead, as on a phone. */
  isSheet: boolean;
  /** Whether the settings are open. */
  open: boolean;
  /** Called when they open or close. */
  onOpenChange: (open: boolean) => void;
  /** The panels of the page, of which one is open at a time. */
  panels: PlayPanels;
  /** Called to begin listening without a look; undefined where it is not offered. */
  onOpenEyesClosed: (() => void) | undefined;
}

/** The button of the settings with their popover. */
export function SettingsPopover({
  isSheet,
  open,
  onOpenChange,
  preferences,
  languageSwitch,
  story,
  actions,
  panels,
  onOpenEyesClosed,
  buttonRef,
}: SettingsPopoverProps & ButtonOfPart) {
  const words = useWords(playWords);
  return (
    <Popover
      title={words.settings}
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <SettingsTrigger ref={buttonRef} {...(isSheet && { 'aria-expanded': panels.panel === 'settings' })} />
      }
    >
      <SettingsBody>
        <PlaySettings
          preferences={preferences}
          onPreferencesChange={actions.changePreferences}
          languageSwitch={languageSwitch}
          storyLanguage={storyLanguageOf(story, actions)}
          onOpenShortcuts={panels.openShortcuts}
          onOpenEyesClosed={
            onOpenEyesClosed &&
            (() => {
              panels.setIsSettingsOpen(false);
              onOpenEyesClosed();
            })
          }
        />
      </SettingsBody>
    </Popover>
  );
}
