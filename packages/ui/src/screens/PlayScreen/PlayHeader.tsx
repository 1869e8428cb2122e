import { Settings2 } from 'lucide-react';
import { memo } from 'react';
import { BarButton } from '../../blocks/play/BarButton.styles.ts';
import { MODEL_KINDS, type ModelKind, ModelPicker } from '../../blocks/play/ModelPicker/ModelPicker.tsx';
import { PlaySettings } from '../../blocks/play/PlaySettings/PlaySettings.tsx';
import { PlayTopBar } from '../../blocks/play/PlayTopBar/PlayTopBar.tsx';
import { useStableHandler } from '../../hooks/useStableHandler.ts';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { usePlayWords } from '../../words/areas/usePlayWords.ts';
import { SettingsBody, SettingsPlace } from './PlayScreen.styles.ts';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

interface PlayHeaderProps extends Pick<
  PlaySessionProps,
  | 'story'
  | 'models'
  | 'selectedModels'
  | 'sampleUrls'
  | 'preferences'
  | 'timings'
  | 'onBack'
  | 'onSelectModel'
  | 'onPreferencesChange'
> {
  panels: PlayPanels;
}

/** The top bar, with both pickers and, if there is room, the settings. It is not rendered again for every word that arrives. */
export function PlayHeader({
  story,
  models,
  selectedModels,
  sampleUrls,
  preferences,
  timings,
  onBack,
  onSelectModel,
  onPreferencesChange,
  panels,
}: PlayHeaderProps) {
  return (
    <RestingHeader
      story={story}
      models={models}
      selectedModels={selectedModels}
      sampleUrls={sampleUrls}
      preferences={preferences}
      timings={timings}
      onBack={useStableHandler(onBack)}
      onSelectModel={useStableHandler(onSelectModel)}
      onPreferencesChange={useStableHandler(onPreferencesChange)}
      panels={panels}
    />
  );
}

const RestingHeader = memo(function RestingHeader({
  story,
  models,
  selectedModels,
  sampleUrls,
  preferences,
  timings = {},
  onBack,
  onSelectModel,
  onPreferencesChange,
  panels,
}: PlayHeaderProps) {
  const words = usePlayWords();

  function handleModel(kind: ModelKind, key: string) {
    const model = models[kind].find(({ model_key }) => model_key === key);
    if (model) onSelectModel(kind, model);
  }

  return (
    <PlayTopBar
      title={story?.title}
      language={story?.language}
      isKnowHowOpen={panels.panel === 'know_how'}
      onBack={onBack}
      onToggleKnowHow={() => panels.togglePanel('know_how')}
    >
      {MODEL_KINDS.map((kind) => (
        <ModelPicker
          key={kind}
          kind={kind}
          models={models[kind]}
          value={selectedModels[kind]}
          sampleUrls={sampleUrls}
          closeDelayMs={timings.pickerCloseMs}
          onValueChange={(key) => handleModel(kind, key)}
        />
      ))}
      <SettingsPlace>
        <Popover
          title={words.settings}
          align="end"
          open={panels.isSettingsOpen}
          onOpenChange={panels.setIsSettingsOpen}
          trigger={
            <BarButton type="button" data-icon-only aria-label={words.settings}>
              <Settings2 />
            </BarButton>
          }
        >
          <SettingsBody>
            <PlaySettings
              preferences={preferences}
              onPreferencesChange={onPreferencesChange}
              onOpenShortcuts={panels.openShortcuts}
            />
          </SettingsBody>
        </Popover>
      </SettingsPlace>
    </PlayTopBar>
  );
});
