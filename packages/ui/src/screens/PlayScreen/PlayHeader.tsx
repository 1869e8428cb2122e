import { Settings2 } from 'lucide-react';
import { memo, useRef } from 'react';
import { BarButton } from '../../blocks/play/BarButton.styles.ts';
import { MODEL_KINDS, type ModelKind, ModelPicker } from '../../blocks/play/ModelPicker/ModelPicker.tsx';
import { PlaySettings } from '../../blocks/play/PlaySettings/PlaySettings.tsx';
import { PlayTopBar } from '../../blocks/play/PlayTopBar/PlayTopBar.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { usePlayWords } from '../../words/areas/usePlayWords.ts';
import { SettingsBody, SettingsPlace } from './PlayScreen.styles.ts';
import type { PlayedSession, PlaySessionProps, PlayTimings } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

interface PlayHeaderProps
  extends
    Pick<
      PlaySessionProps,
      'models' | 'selectedModels' | 'sampleUrls' | 'preferences' | 'languageSwitch' | 'actions'
    >,
    Pick<PlayedSession, 'story'>,
    Pick<PlayTimings, 'pickerCloseMs'> {
  panels: PlayPanels;
  /** Opens the player's own tale. */
  onOpenSession: (() => void) | undefined;
}

/** The top bar, with both pickers and, if there is room, the settings. It rests while words arrive. */
export const PlayHeader = memo(function PlayHeader({
  story,
  models,
  selectedModels,
  sampleUrls,
  pickerCloseMs,
  actions,
  panels,
  ...settings
}: PlayHeaderProps) {
  function handleModel(kind: ModelKind, key: string) {
    const model = models[kind].find(({ model_key }) => model_key === key);
    if (model) actions.selectModel(kind, model);
  }

  return (
    <PlayTopBar
      title={story?.title}
      language={story?.language}
      isKnowHowOpen={panels.panel === 'know_how'}
      onBack={actions.back}
      onToggleKnowHow={() => panels.togglePanel('know_how')}
    >
      {MODEL_KINDS.map((kind) => (
        <ModelPicker
          key={kind}
          kind={kind}
          models={models[kind]}
          value={selectedModels[kind]}
          sampleUrls={sampleUrls}
          closeDelayMs={pickerCloseMs}
          onValueChange={(key) => handleModel(kind, key)}
        />
      ))}
      <SettingsButton {...settings} actions={actions} panels={panels} />
    </PlayTopBar>
  );
});

type SettingsButtonProps = Pick<
  PlayHeaderProps,
  'preferences' | 'languageSwitch' | 'actions' | 'panels' | 'onOpenSession'
>;

/** The settings in a popover, where the top bar has room for its button. */
function SettingsButton({
  preferences,
  languageSwitch,
  actions,
  panels,
  onOpenSession,
}: SettingsButtonProps) {
  const words = usePlayWords();
  const buttonRef = useRef<HTMLButtonElement>(null);

  function handleOpenSession() {
    // its link closes with the settings: the panel gives the focus back to what opened them
    buttonRef.current?.focus();
    onOpenSession?.();
  }

  return (
    <SettingsPlace>
      <Popover
        title={words.settings}
        align="end"
        open={panels.isSettingsOpen}
        onOpenChange={panels.setIsSettingsOpen}
        trigger={
          <BarButton ref={buttonRef} type="button" data-icon-only aria-label={words.settings}>
            <Settings2 />
          </BarButton>
        }
      >
        <SettingsBody>
          <PlaySettings
            preferences={preferences}
            onPreferencesChange={actions.changePreferences}
            languageSwitch={languageSwitch}
            onOpenShortcuts={panels.openShortcuts}
            onOpenSession={onOpenSession && handleOpenSession}
          />
        </SettingsBody>
      </Popover>
    </SettingsPlace>
  );
}
