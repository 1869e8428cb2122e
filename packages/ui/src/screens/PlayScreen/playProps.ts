import type { GameSession, Model, ModelLists, PlayChoice, Story } from '@kathaloka/contract/entities';
import type { PlayerAction } from '../../blocks/play/commands.ts';
import type { LogEntry } from '../../blocks/play/logEntry.ts';
import type { ModelKind } from '../../blocks/play/ModelPicker/ModelPicker.tsx';
import type { PlayPreferences } from '../../blocks/play/playPreferences.ts';
import type { TurnReasons } from '../../blocks/play/WhyThisPanel/turnReasons.ts';

/** Times of the play screen that can be set; the specification's own by default. */
export interface PlayTimings {
  highlightMs?: number | undefined;
  hintIntervalMs?: number | undefined;
  hintPulseMs?: number | undefined;
  pickerCloseMs?: number | undefined;
}

export interface PlaySessionProps {
  session: Pick<GameSession, 'current_xp' | 'is_completed'>;
  /** The story that is played. Without one the title is 'Story'. */
  story: Pick<Story, 'title' | 'cover_image_url' | 'language' | 'game_config'> | undefined;
  /** The log, oldest first. */
  entries: readonly LogEntry[];
  /** The ways that lie open. */
  choices?: readonly PlayChoice[] | undefined;
  models: ModelLists;
  /** The `model_key` of each kind that is chosen. */
  selectedModels: Readonly<Record<ModelKind, string>>;
  /** A picture of each image model's style, by `model_key`. */
  sampleUrls?: Readonly<Record<string, string>> | undefined;
  /** What stands in the input. */
  draft: string;
  /** A turn is under way. */
  isBusy?: boolean | undefined;
  /** The tale begins now. */
  isOpening?: boolean | undefined;
  /** Points at Continue now and then. */
  hasHint?: boolean | undefined;
  preferences: PlayPreferences;
  /** What stood behind the newest part. Without it nobody can ask why. */
  reasons?: TurnReasons | undefined;
  isReported?: boolean | undefined;
  /** The newest part is being read aloud. */
  isReadingAloud?: boolean | undefined;
  guideUrl: string;
  timings?: PlayTimings | undefined;
  onBack: () => void;
  onDraftChange: (draft: string) => void;
  /** An action is asked for; a custom one comes with its words. Undo has been confirmed. */
  onAction: (action: PlayerAction, words?: string) => void;
  onChoose: (choice: PlayChoice) => void;
  onSelectModel: (kind: ModelKind, model: Model) => void;
  onSelectAlternative: (model: Model) => void;
  onPreferencesChange: (change: Partial<PlayPreferences>) => void;
  /** Starts and stops the voice. Without it nothing can be read aloud. */
  onReadAloud?: ((entry: LogEntry) => void) | undefined;
  onCopy?: ((entry: LogEntry) => void) | undefined;
  onReport?: (() => void) | undefined;
  /** Puts the reasons of the newest part on the clipboard. */
  onCopyReasons?: (() => void) | undefined;
}
