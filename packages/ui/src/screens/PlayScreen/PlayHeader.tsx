import { ScrollText } from 'lucide-react';
import { memo } from 'react';
import { BarButton, BarLabel } from '../../blocks/play/BarButton.styles.ts';
import { MODEL_KINDS, type ModelKind, ModelPicker } from '../../blocks/play/ModelPicker/ModelPicker.tsx';
import { PlayTopBar } from '../../blocks/play/PlayTopBar/PlayTopBar.tsx';
import { loadAhead } from '../../element/lazyPart.tsx';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { openedPart, type SignProps } from '../../patterns/LoadFailure/openedPart.tsx';
import { queries } from '../../theme/queries.ts';
import { loadSessionPanel, loadSettingsPopover } from './playParts.ts';
import type { SettingsPopoverProps } from './SettingsPopover.tsx';
import { SettingsTrigger } from './SettingsTrigger.tsx';
import type { PlayedSession, PlaySessionProps, PlayTimings } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';
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
  /** Opens and closes the panel "Your tale"; undefined if the app has no map of the session. */
  onToggleSession: (() => void) | undefined;
  /** Whether the player chooses the models. */
  hasPickers: boolean;
  /** Starts reading the tale aloud; undefined if that is on already, or impossible. */
  onOpenEyesClosed: (() => void) | undefined;
}

/** The top bar: both pickers, "Your tale" and the settings. Memoised: words that arrive do not render it. */
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
const prepareSettings = () => loadAhead(loadSettingsPopover);

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
      <BarLabel>{title}</BarLabel>
    </BarButton>
  );
}

type SettingsButtonProps = Pick<
  PlayHeaderProps,
  'story' | 'preferences' | 'languageSwitch' | 'actions' | 'panels' | 'onOpenEyesClosed'
>;

const SettingsPopover = openedPart(loadSettingsPopover, SettingsSign);

/** The settings: in a popover, or on a phone in a sheet within reach of a thumb. */
function SettingsButton({ panels, ...settings }: SettingsButtonProps) {
  const isSmall = useMediaQuery(queries.small);
  // one button for all devices: the server renders it without knowing the width of the window
  return (
    <SettingsPopover
      isSheet={isSmall}
      open={!isSmall && panels.isSettingsOpen}
      onOpenChange={isSmall ? () => panels.togglePanel('settings') : panels.setIsSettingsOpen}
      panels={panels}
      {...settings}
    />
  );
}

/** The button before the settings are first opened in a popover. */
function SettingsSign({
  part: { isSheet, open, onOpenChange, panels },
  buttonRef,
  onPress,
}: SignProps<SettingsPopoverProps>) {
  return (
    <SettingsTrigger
      ref={buttonRef}
      aria-haspopup="dialog"
      aria-expanded={isSheet ? panels.panel === 'settings' : open}
      onPointerEnter={prepareSettings}
      onFocus={prepareSettings}
      onClick={isSheet ? () => onOpenChange(true) : onPress}
    />
  );
}
