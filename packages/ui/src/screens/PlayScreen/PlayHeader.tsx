import { ScrollText, Settings2 } from 'lucide-react';
import { memo } from 'react';
import { BarButton } from '../../blocks/play/BarButton.styles.ts';
import { MODEL_KINDS, type ModelKind, ModelPicker } from '../../blocks/play/ModelPicker/ModelPicker.tsx';
import { PlaySettings } from '../../blocks/play/PlaySettings/PlaySettings.tsx';
import { PlayTopBar } from '../../blocks/play/PlayTopBar/PlayTopBar.tsx';
import { loadAhead } from '../../element/lazyPart.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { queries } from '../../theme/queries.ts';
import { SettingsBody } from './PlayScreen.styles.ts';
import { loadSessionPanel } from './loadSessionPanel.ts';
import { storyLanguageOf } from './storyLanguageOf.ts';
import type { PlayedSession, PlaySessionProps, PlayTimings } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';
import { playWords } from '../../words/play/en.ts';
import { sessionPanelWords } from '../../words/sessionPanel/en.ts';
import { useWords } from '../../words/useWords.ts';

interface PlayHeaderProps
  extends
    Pick<
      PlaySessionProps,
      'models' | 'selectedModels' | 'sampleUrls' | 'preferences' | 'languageSwitch' | 'actions'
    >,
    Pick<PlayedSession, 'story' | 'isLoading'>,
    Pick<PlayTimings, 'pickerCloseMs'> {
  panels: PlayPanels;
  /** Opens and closes the player's own tale; undefined where there is no map of it. */
  onToggleSession: (() => void) | undefined;
  /** Whether the player chooses who tells and who draws. */
  hasPickers: boolean;
  /** Begins to read the tale aloud; undefined where that is on, or cannot be. */
  onOpenEyesClosed: (() => void) | undefined;
}

/** The top bar, with both pickers, the player's own tale and the settings. It rests while words arrive. */
export const PlayHeader = memo(function PlayHeader({
  story,
  isLoading,
  models,
  selectedModels,
  sampleUrls,
  pickerCloseMs,
  actions,
  panels,
  onToggleSession,
  hasPickers,
  ...settings
}: PlayHeaderProps) {
  function handleModel(kind: ModelKind, key: string) {
    const model = models[kind].find(({ model_key }) => model_key === key);
    if (model) actions.selectModel(kind, model);
  }

  return (
    <PlayTopBar
      title={story?.title}
      loading={isLoading}
      language={story?.language}
      isKnowHowOpen={panels.panel === 'know_how'}
      onBack={actions.back}
      onToggleKnowHow={() => panels.togglePanel('know_how')}
    >
      {(hasPickers ? MODEL_KINDS : []).map((kind) => (
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
      {(onToggleSession || isLoading) && (
        <SessionButton isOpen={panels.panel === 'session'} onToggle={onToggleSession} />
      )}
      <SettingsButton {...settings} story={story} actions={actions} panels={panels} />
    </PlayTopBar>
  );
});

const preparePanel = () => loadAhead(loadSessionPanel);

interface SessionButtonProps {
  isOpen: boolean;
  onToggle: (() => void) | undefined;
}

function SessionButton({ isOpen, onToggle }: SessionButtonProps) {
  const { title } = useWords(sessionPanelWords);
  return (
    <BarButton
      type="button"
      data-icon-only
      aria-label={title}
      aria-expanded={isOpen}
      onPointerEnter={preparePanel}
      onFocus={preparePanel}
      onClick={onToggle}
    >
      <ScrollText />
    </BarButton>
  );
}

type SettingsButtonProps = Pick<
  PlayHeaderProps,
  'story' | 'preferences' | 'languageSwitch' | 'actions' | 'panels' | 'onOpenEyesClosed'
>;

/** The settings: in a popover, and on a phone in a sheet that a thumb reaches. */
function SettingsButton({
  story,
  preferences,
  languageSwitch,
  actions,
  panels,
  onOpenEyesClosed,
}: SettingsButtonProps) {
  const words = useWords(playWords);
  const isSmall = useMediaQuery(queries.small);
  // one button on all devices: it is there before a page knows how wide its window is
  return (
    <Popover
      title={words.settings}
      align="end"
      open={!isSmall && panels.isSettingsOpen}
      onOpenChange={isSmall ? () => panels.togglePanel('settings') : panels.setIsSettingsOpen}
      trigger={
        <BarButton
          type="button"
          data-icon-only
          aria-label={words.settings}
          {...(isSmall && { 'aria-expanded': panels.panel === 'settings' })}
        >
          <Settings2 />
        </BarButton>
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
