import type {
  GameSession,
  MappedTurn,
  ModelLists,
  NewerVersion,
  PlayMemory,
  SessionData,
  SessionEnding,
  Story,
  Turn,
  TurnReasons,
} from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode } from 'react';
import type { VoiceDevice, VoicePreferences } from '../../blocks/play/EyesClosed/reading/speech.ts';
import type { EndingRating } from '../../blocks/play/EndingPage/RateStory.tsx';
import type { LogEntry } from '../../blocks/play/logEntry.ts';
import type { ModelKind } from '../../blocks/play/ModelPicker/ModelPicker.tsx';
import type { PlayActions } from '../../blocks/play/playActions.ts';
import type { OpenInvitation, PlayedTogether } from '../../blocks/play/TogetherPanel/playedTogether.ts';
import type { TogetherActions } from '../../blocks/play/TogetherPanel/TogetherPanel.tsx';
import type { ChangingMemory } from '../../blocks/play/TaleMemory/changingMemory.ts';
import type { ThinkingIndicatorProps } from '../../blocks/play/ThinkingIndicator/ThinkingIndicator.tsx';
import type { PlayPreferences } from '../../blocks/play/playPreferences.ts';
import type { InAnyLanguage } from '../../theme/anyLanguage.ts';

/** The configurable times of the play screen; by default the times of the specification. */
export interface PlayTimings {
  /** How long a turn counts as new. */
  highlightMs?: number | undefined;
  /** Time from the start of one hint to the next. */
  hintIntervalMs?: number | undefined;
  /** How long one hint lasts. */
  hintPulseMs?: number | undefined;
  /** How long a picker stays open after the pointer has left it. */
  pickerCloseMs?: number | undefined;
}

/** The state of something that is fetched or done on demand. */
export interface Demanded<T = never> {
  data?: T | undefined;
  isLoading?: boolean | undefined;
  /** Why it failed. */
  error?: ReactNode;
}

/** A session in play. Fields that cross the wire have the names of the wire. */
export interface PlayedSession
  extends
    Pick<GameSession, 'story_id' | 'current_xp' | 'is_completed'>,
    Partial<Pick<SessionData, 'can_undo' | 'can_redo' | 'has_earlier' | 'sheet'>> {
  /** The played story. Without it the title is 'Story'. */
  story:
    | (InAnyLanguage<Pick<Story, 'title' | 'cover_image_url' | 'language' | 'game_config'>> &
        Partial<Pick<Story, 'image_alt' | 'languages'>>)
    | undefined;
  /** Whether the session is still loading, so that the other fields are placeholders. */
  isLoading?: boolean | undefined;
  /** The log, oldest first. Earlier entries may be prepended. */
  entries: readonly LogEntry[];
  /** The current choices. */
  choices?: SessionData['choices'] | undefined;
  /** The newest turn: its tellings, which a switch steps through, and the choice that the player may have meant. */
  newest_turn?: Pick<Turn, 'id' | 'tellings' | 'perhaps_meant'> | undefined;
  /** When the author will delete the story. */
  story_deletes_at?: string | undefined;
  /** A newer version of the story that this game can move to. */
  newer_version?: Pick<NewerVersion, 'number' | 'note'> | undefined;
  /** Whether earlier entries are being fetched. */
  loadingEarlier?: boolean | undefined;
  /** Whether a turn is running. */
  isTakingTurn?: boolean | undefined;
  /** The key of that turn if the reader asked for it. */
  ownTurn?: string | undefined;
  /** Why that turn is delayed. */
  delay?: ThinkingIndicatorProps['delay'];
  /** Whether the session has just started, so that its first turn is typed out, too. */
  isOpening?: boolean | undefined;
  /** Whether to highlight Continue now and then, for a new player. */
  hasHint?: boolean | undefined;
  /** Whether the newest turn is being read aloud. */
  isReadingAloud?: boolean | undefined;
  /** Whether the newest turn has been reported. */
  isReported?: boolean | undefined;
  /** The reasons of the newest turn, for the panel "Why this?". */
  reasons?: Demanded<TurnReasons> | undefined;
  /** The turns of the session, for the panel "Your tale"; the earlier ones of a long session on demand. */
  map?: (Demanded<readonly MappedTurn[]> & { hasEarlier?: boolean | undefined }) | undefined;
  /** What the play remembers, for the panel "Your tale", and the change of an entry. */
  memory?: (Demanded<PlayMemory> & { changing?: ChangingMemory | undefined }) | undefined;
  /** The ending of a finished session. */
  ending?: Demanded<SessionEnding> | undefined;
  /** The rewards of the ending, in words. */
  rewards?: readonly string[] | undefined;
  /** The new game that is being created: at a fork, or from the beginning. */
  leaving?: 'back' | 'again' | undefined;
  /** Whether the reader likes the story; undefined while unknown. */
  isLiked?: boolean | undefined;
  /** The stars that the reader has given to the story; undefined where it cannot be rated. */
  rating?: Pick<EndingRating, 'stars'> | undefined;
  /** The state of the move to the newer version. */
  moving?: Demanded | undefined;
  /** The state of the session's export. */
  exporting?: Demanded | undefined;
  /** The state of the book. */
  book?: Demanded | undefined;
  /** The state of the session's deletion. */
  deleting?: Demanded | undefined;
}

/** A placeholder session: the frame of the screen is rendered before the tale, and stays. */
export const LOADING: PlayedSession = {
  isLoading: true,
  isTakingTurn: true,
  story_id: '',
  story: undefined,
  current_xp: 0,
  is_completed: false,
  entries: [],
};

/** Reading the tale aloud, for playing with closed eyes: its state and its actions. */
export interface EyesClosedPort {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  /** Loads the device's voice and speech recognition, on first use. */
  loadDevice: () => Promise<VoiceDevice>;
  /** The reader's preferred voices. */
  voices: VoicePreferences;
  changeVoices: (change: Partial<VoicePreferences>) => void;
}

/** The state and the actions of playing together, also before the first invitation. */
export interface TogetherPort {
  /** The players; undefined before the first invitation. */
  together: PlayedTogether | undefined;
  /** The open invitation; only the payer has it. */
  invitation?: OpenInvitation | undefined;
  isInviting?: boolean | undefined;
  /** Whether the connection to the others is lost. */
  isReconnecting?: boolean | undefined;
  /** Why the last vote ended without a turn. */
  problem?: ReactNode;
  /** Why the latest change failed. */
  error?: ReactNode;
  actions: TogetherActions;
}

/** The props of the play screen besides its session. */
export interface PlayPageProps {
  /** The player's actions. */
  actions: PlayActions;
  /** The models to choose from, by kind. */
  models: ModelLists;
  /** The `model_key` of the chosen model of each kind. */
  selectedModels: Readonly<Record<ModelKind, string>>;
  /** A picture of each image model's style, by `model_key`. */
  sampleUrls?: Readonly<Record<string, string>> | undefined;
  /** The text of the input for the player's own action. */
  draft: string;
  /** The credits of the account, shown beside the XP. */
  credits?: number | undefined;
  /**
   * Whether the game has choices alone, for a youth account: no text input, no choice of models.
   * @default false
   */
  isChoicesOnly?: boolean | undefined;
  /** Set for a game on this device, which has choices alone; `error` says why the last move failed. */
  onDevice?: { error?: string | undefined } | undefined;
  /** Whether there is no connection: turns are disabled, reading and typing are not. */
  isOffline?: boolean | undefined;
  /** The reader's preferences. */
  preferences: PlayPreferences;
  /** Reading aloud; without it the screen has no button for it. */
  eyesClosed?: EyesClosedPort | undefined;
  /** Playing together; omitted for a session that is played alone. */
  together?: TogetherPort | undefined;
  /** A switch for the language of the interface, among the settings. */
  languageSwitch?: ReactNode;
  /** The address of the guide. */
  guideUrl: string;
  /** Times that differ from the specification's. */
  timings?: PlayTimings | undefined;
}

export interface PlaySessionProps extends PlayPageProps {
  session: PlayedSession;
}

export type PlayRootProps = Omit<ComponentProps<'div'>, 'children' | 'onCopy'>;

/** Returns the props of the root element: all but the screen's own. */
export function playRootProps({
  actions: _actions,
  models: _models,
  selectedModels: _selectedModels,
  sampleUrls: _sampleUrls,
  draft: _draft,
  credits: _credits,
  isChoicesOnly: _isChoicesOnly,
  isOffline: _isOffline,
  onDevice: _onDevice,
  preferences: _preferences,
  eyesClosed: _eyesClosed,
  together: _together,
  languageSwitch: _languageSwitch,
  guideUrl: _guideUrl,
  timings: _timings,
  ...root
}: PlayRootProps & PlayPageProps): PlayRootProps {
  return root;
}
