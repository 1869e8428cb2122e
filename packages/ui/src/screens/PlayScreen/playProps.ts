import type {
  GameSession,
  MappedTurn,
  Model,
  ModelLists,
  NewerVersion,
  PlayChoice,
  Story,
  TurnReasons,
} from '@kathaloka/contract/entities';
import type { ReactNode } from 'react';
import type { PlayerAction } from '../../blocks/play/commands.ts';
import type { LogEntry } from '../../blocks/play/logEntry.ts';
import type { ModelKind } from '../../blocks/play/ModelPicker/ModelPicker.tsx';
import type { PlayPreferences } from '../../blocks/play/playPreferences.ts';
import type { ExportFormat } from '../../blocks/play/SessionPanel/ExportSession.tsx';

/** Times of the play screen that can be set; the specification's own by default. */
export interface PlayTimings {
  /** How long a part of the tale counts as new. */
  highlightMs?: number | undefined;
  /** Time from the start of one hint to the next. */
  hintIntervalMs?: number | undefined;
  /** How long one hint lasts. */
  hintPulseMs?: number | undefined;
  /** How long a picker stays open after the pointer has left it. */
  pickerCloseMs?: number | undefined;
}

export interface PlaySessionProps {
  /** The XP that is left, whether the tale has ended, and the story to whose page its end leads. */
  session: Pick<GameSession, 'story_id' | 'current_xp' | 'is_completed'>;
  /** The story that is played. Without one the title is 'Story'. */
  story: Pick<Story, 'title' | 'cover_image_url' | 'language' | 'game_config'> | undefined;
  /** The log, oldest first. Earlier entries may be added to it. */
  entries: readonly LogEntry[];
  /** Whether there are entries before the first one, which can be fetched. */
  hasEarlier?: boolean | undefined;
  /** Whether they are being fetched. */
  isLoadingEarlier?: boolean | undefined;
  /** The choices that the player has now. */
  choices?: readonly PlayChoice[] | undefined;
  /** The text of the choice that the player's own words may have meant. */
  perhapsMeant?: string | undefined;
  /** The models that the pickers offer, by kind. */
  models: ModelLists;
  /** The `model_key` of each kind that is chosen. */
  selectedModels: Readonly<Record<ModelKind, string>>;
  /** A picture of each image model's style, by `model_key`. */
  sampleUrls?: Readonly<Record<string, string>> | undefined;
  /** Current value of the input for the player's own action. */
  draft: string;
  /** The credits of the account, shown beside the XP. */
  credits?: number | undefined;
  /** Whether there is no connection: turns cannot be taken, and everything can be read and written. */
  isOffline?: boolean | undefined;
  /** Whether a turn is running. */
  isTakingTurn?: boolean | undefined;
  /** Whether the connection was lost in the middle of that turn, and is tried again. */
  isReconnecting?: boolean | undefined;
  /** The session has just started: its first part is typed out too. */
  isOpening?: boolean | undefined;
  /** Highlights Continue now and then, for a new player. */
  hasHint?: boolean | undefined;
  /** How the reader likes to read. */
  preferences: PlayPreferences;
  /** What shaped the newest part, for the panel "Why this?"; undefined while it is unknown. */
  reasons?: TurnReasons | undefined;
  /** Whether the reasons are being fetched. */
  isReasonsLoading?: boolean | undefined;
  /** The error message of reasons that could not be fetched. */
  reasonsError?: ReactNode;
  /** Whether there is a part to take back. There is, unless told otherwise. */
  canUndo?: boolean | undefined;
  /** Whether there is a part to bring back: Redo is shown beside Undo. */
  canRedo?: boolean | undefined;
  /** The ids of all tellings of the newest part, oldest first. With more than one, a switch leads from one to another. */
  tellings?: readonly string[] | undefined;
  /** The id of the telling that is shown; the last one, unless told otherwise. */
  currentTelling?: string | undefined;
  /** The newest part has been reported to the author. */
  isReported?: boolean | undefined;
  /** The newest part is being read aloud. */
  isReadingAloud?: boolean | undefined;
  /** Every part that was told in the session, for the panel "Your tale"; undefined while they are unknown. */
  map?: readonly MappedTurn[] | undefined;
  /** Whether the map is being fetched. */
  isMapLoading?: boolean | undefined;
  /** The error message of a map that could not be fetched. */
  mapError?: ReactNode;
  /** A newer version of the story, in which this game can go on. */
  newerVersion?: Pick<NewerVersion, 'number' | 'note'> | undefined;
  /** Whether the session is being moved to it. */
  isMoving?: boolean | undefined;
  /** Why it could not be moved. */
  moveError?: ReactNode;
  /** Whether a copy of the session is being made. */
  isExporting?: boolean | undefined;
  /** The error message of a copy that could not be made. */
  exportError?: ReactNode;
  /** Whether the session is being deleted. */
  isDeleting?: boolean | undefined;
  /** The error message of a session that could not be deleted. */
  deleteError?: ReactNode;
  /** The address of the external guide. */
  guideUrl: string;
  /** Times other than the usual ones. */
  timings?: PlayTimings | undefined;
  /** Fetches earlier entries: the reader comes near the first one, or has pressed the button. */
  onShowEarlier?: (() => void) | undefined;
  /** Called for the previous page. */
  onBack: () => void;
  /** Called with every change of the input. */
  onDraftChange: (draft: string) => void;
  /** An action is asked for; a custom one comes with its words. Undo has been confirmed. */
  onAction: (action: PlayerAction, words?: string) => void;
  /** Brings back what was undone. Without it Undo cannot be reversed, and says so. */
  onRedo?: (() => void) | undefined;
  /** Tells the newest part in another way. Without it there is no such button. */
  onRetell?: (() => void) | undefined;
  /** Called with the id of the telling to go on from. */
  onChooseTelling?: ((telling: string) => void) | undefined;
  /** Begins a new game after the part `entry.turn_id` of this one; it has been confirmed. Without it there is no such button. */
  onBranch?: ((entry: LogEntry) => void) | undefined;
  /** The panel "Your tale" opens, or its map is asked for again: fetches the map. Without it there is no such panel. */
  onOpenMap?: (() => void) | undefined;
  /** Saves a copy of the session. Without it there are no such buttons. */
  onExport?: ((format: ExportFormat) => void) | undefined;
  /** Deletes the session; it has been confirmed. Without it there is no such button. */
  onDelete?: (() => void) | undefined;
  /** Goes on in the newer version. Without it none is offered. */
  onMove?: (() => void) | undefined;
  /** Stays on the version of this session. */
  onStay?: (() => void) | undefined;
  /** Called with the choice that was pressed. */
  onChoose: (choice: PlayChoice) => void;
  /** Called with the model that was picked, and its kind. */
  onSelectModel: (kind: ModelKind, model: Model) => void;
  /** Called with the alternative model chosen under an error. */
  onSelectAlternative: (model: Model) => void;
  /** Called with what changed; it applies at once. */
  onPreferencesChange: (change: Partial<PlayPreferences>) => void;
  /** A switch for the language of the interface, among the settings. */
  languageSwitch?: ReactNode;
  /** Starts and stops the voice, which reads `plainTextOf(entry)`. Without it nothing can be read aloud. */
  onReadAloud?: ((entry: LogEntry) => void) | undefined;
  /** Copies a part of the tale, its `plainTextOf(entry)`. Without it there is no such button. */
  onCopy?: ((entry: LogEntry) => void) | undefined;
  /** Reports a part of the tale to the administrators. Without it there is no such button. */
  onReportPart?: ((entry: LogEntry) => void) | undefined;
  /** The panel "Why this?" opens, or goes on to a newer part, or is asked for again: fetches the reasons of that part. Without it there is no such panel. */
  onOpenReasons?: ((turn_id: string) => void) | undefined;
  /** Reports the newest part to the author. Without it there is no such button. */
  onReport?: (() => void) | undefined;
  /** Copies the reasons of the newest part. Without it there is no such button. */
  onCopyReasons?: (() => void) | undefined;
}
