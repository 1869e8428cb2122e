import type {
  GameSession,
  MappedTurn,
  ModelLists,
  NewerVersion,
  SessionData,
  SessionEnding,
  Story,
  Turn,
  TurnReasons,
} from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode } from 'react';
import type { VoiceDevice, VoicePreferences } from '../../blocks/play/EyesClosed/reading/speech.ts';
import type { LogEntry } from '../../blocks/play/logEntry.ts';
import type { ModelKind } from '../../blocks/play/ModelPicker/ModelPicker.tsx';
import type { PlayActions } from '../../blocks/play/playActions.ts';
import type { OpenInvitation, PlayedTogether } from '../../blocks/play/TogetherPanel/playedTogether.ts';
import type { TogetherActions } from '../../blocks/play/TogetherPanel/TogetherPanel.tsx';
import type { ThinkingIndicatorProps } from '../../blocks/play/ThinkingIndicator/ThinkingIndicator.tsx';
import type { PlayPreferences } from '../../blocks/play/playPreferences.ts';

/** Times of the play screen that can be set; the specification's own by default. */
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

/** Something that is fetched or done on demand. */
export interface Demanded<T = never> {
  data?: T | undefined;
  isLoading?: boolean | undefined;
  /** Why it failed. */
  error?: ReactNode;
}

/** A session as it is played. Fields that cross the wire have the names that they have there. */
export interface PlayedSession
  extends
    Pick<GameSession, 'story_id' | 'current_xp' | 'is_completed'>,
    Partial<Pick<SessionData, 'can_undo' | 'can_redo' | 'has_earlier'>> {
  /** The story that is played. Without one the title is 'Story'. */
  story:
    | (Pick<Story, 'title' | 'cover_image_url' | 'language' | 'game_config'> &
        Partial<Pick<Story, 'image_alt' | 'languages'>>)
    | undefined;
  /** Nothing of it is known yet. */
  isLoading?: boolean | undefined;
  /** The log, oldest first. Earlier entries may be added to it. */
  entries: readonly LogEntry[];
  /** The choices that the player has now. */
  choices?: SessionData['choices'] | undefined;
  /** The newest turn: its retellings, which a switch leads through, and the choice that it may have meant. */
  newest_turn?: Pick<Turn, 'id' | 'tellings' | 'perhaps_meant'> | undefined;
  /** When the author of the story deletes it. */
  story_deletes_at?: string | undefined;
  /** A newer version of the story, in which this game can go on. */
  newer_version?: Pick<NewerVersion, 'number' | 'note'> | undefined;
  /** Whether earlier entries are being fetched. */
  loadingEarlier?: boolean | undefined;
  /** Whether a turn is running. */
  isTakingTurn?: boolean | undefined;
  /** Why that turn does not go on. */
  delay?: ThinkingIndicatorProps['delay'];
  /** The session has just started: its first turn is typed out too. */
  isOpening?: boolean | undefined;
  /** Highlights Continue now and then, for a new player. */
  hasHint?: boolean | undefined;
  /** The newest turn is being read aloud. */
  isReadingAloud?: boolean | undefined;
  /** The newest turn has been reported to the author. */
  isReported?: boolean | undefined;
  /** What shaped the newest turn, for the panel "Why this?". */
  reasons?: Demanded<TurnReasons> | undefined;
  /** The turns of the session, for the panel "Your tale"; of a long one the newest, until the others are asked for. */
  map?: (Demanded<readonly MappedTurn[]> & { hasEarlier?: boolean | undefined }) | undefined;
  /** What is told of the ending of a finished session. */
  ending?: Demanded<SessionEnding> | undefined;
  /** What the end has earned, in words. */
  rewards?: readonly string[] | undefined;
  /** Whether another game is being begun: at a fork, or from the beginning. */
  leaving?: 'back' | 'again' | undefined;
  /** Whether the reader likes the story; undefined while that is unknown. */
  isLiked?: boolean | undefined;
  /** The move to the newer version. */
  moving?: Demanded | undefined;
  /** The copy of the session that is being made. */
  exporting?: Demanded | undefined;
  /** The book that is being made. */
  book?: Demanded | undefined;
  /** Its deletion. */
  deleting?: Demanded | undefined;
}

/** What stands around a tale is there before the tale, and stays. */
export const LOADING: PlayedSession = {
  isLoading: true,
  isTakingTurn: true,
  story_id: '',
  story: undefined,
  current_xp: 0,
  is_completed: false,
  entries: [],
};

/** A tale that is heard and played without a look. */
export interface EyesClosedPort {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  /** Loads what reads aloud and listens, when it is first needed. */
  loadDevice: () => Promise<VoiceDevice>;
  /** How the reader likes to hear it. */
  voices: VoicePreferences;
  changeVoices: (change: Partial<VoicePreferences>) => void;
}

/** A session that is played together, or that others are about to be invited to. */
export interface TogetherPort {
  /** Who plays; undefined before the first invitation. */
  together: PlayedTogether | undefined;
  /** The invitation that is open, for the payer. */
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

/** What the play screen needs besides its session. */
export interface PlayPageProps {
  /** What the player can do. */
  actions: PlayActions;
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
  /**
   * Whether it is played by choices alone, by an account for the young: nothing can be typed, and nobody else tells.
   * @default false
   */
  isChoicesOnly?: boolean | undefined;
  /** Set of a game that is told on this device, by its author's words and choices alone; with why the last move was not made. */
  onDevice?: { error?: string | undefined } | undefined;
  /** Whether there is no connection: turns cannot be taken, and everything can be read and written. */
  isOffline?: boolean | undefined;
  /** How the reader likes to read. */
  preferences: PlayPreferences;
  /** How the tale is heard; without it nothing on the screen leads there. */
  eyesClosed?: EyesClosedPort | undefined;
  /** Who else plays; without it nobody does. */
  together?: TogetherPort | undefined;
  /** A switch for the language of the interface, among the settings. */
  languageSwitch?: ReactNode;
  /** The address of the guide. */
  guideUrl: string;
  /** Times other than the usual ones. */
  timings?: PlayTimings | undefined;
}

export interface PlaySessionProps extends PlayPageProps {
  session: PlayedSession;
}

export type PlayRootProps = Omit<ComponentProps<'div'>, 'children' | 'onCopy'>;

/** What the screen reads itself; what is left is meant for its root. */
export function rootPropsOf({
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
