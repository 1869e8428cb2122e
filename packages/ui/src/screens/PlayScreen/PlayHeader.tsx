import { ScrollText, Settings2 } from 'lucide-react';
import { memo } from 'react';
import { BarButton, BarLabel } from '../../blocks/play/BarButton.styles.ts';
import { MODEL_KINDS, type ModelKind, ModelPicker } from '../../blocks/play/ModelPicker/ModelPicker.tsx';
import { PlayTopBar } from '../../blocks/play/PlayTopBar/PlayTopBar.tsx';
import { loadAhead } from '../../element/lazyPart.tsx';
import { loadSessionPanel, loadSettingsPanel } from './playParts.ts';
import type { PlayedSession, PlaySessionProps, PlayTimings } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';
import { playWords } from '../../words/play/en.ts';
import { sessionPanelWords } from '../../words/sessionPanel/en.ts';
import { useWords } from '../../words/useWords.ts';

interface PlayHeaderProps
  extends
    Pick<PlaySessionProps, 'models' | 'selectedModels' | 'sampleUrls' | 'actions'>,
    Pick<PlayedSession, 'story' | 'isLoading'>,
    Pick<PlayTimings, 'pickerCloseMs'> {
  panels: PlayPanels;
  /** Opens and closes the panel "Your tale"; undefined if the app has no map of the session. */
  onToggleSession: (() => void) | undefined;
  /** Whether the player chooses the models. */
  hasPickers: boolean;
}

/** The top bar: both pickers, and "Your tale" and the settings in its menu. Memoised: words that arrive do not render it. */
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
      menu={<MenuRows panels={panels} onToggleSession={onToggleSession} />}
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
    </PlayTopBar>
  );
});

const preparePanel = () => void loadAhead(loadSessionPanel);
const prepareSettings = () => void loadAhead(loadSettingsPanel);

function MenuRows({ panels, onToggleSession }: Pick<PlayHeaderProps, 'panels' | 'onToggleSession'>) {
  const { title } = useWords(sessionPanelWords);
  const { settings } = useWords(playWords);
  return (
    <>
      {onToggleSession && (
        <BarButton
          type="button"
          aria-expanded={panels.panel === 'session'}
          onPointerEnter={preparePanel}
          onFocus={preparePanel}
          onClick={onToggleSession}
        >
          <ScrollText />
          <BarLabel>{title}</BarLabel>
        </BarButton>
      )}
      <BarButton
        type="button"
        aria-expanded={panels.panel === 'settings'}
        onPointerEnter={prepareSettings}
        onFocus={prepareSettings}
        onClick={() => panels.togglePanel('settings')}
      >
        <Settings2 />
        <BarLabel>{settings}</BarLabel>
      </BarButton>
    </>
  );
}
