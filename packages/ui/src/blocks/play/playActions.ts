import type { Language, Model, PlayChoice, Story } from '@kathaloka/contract/entities';
import type { BookWish } from './BookDialog/bookForms.ts';
import type { PlayerAction } from './commands.ts';
import type { LogEntry } from './logEntry.ts';
import type { ModelKind } from './ModelPicker/ModelPicker.tsx';
import type { PlayPreferences } from './playPreferences.ts';
import type { ExportFormat } from './SessionPanel/ExportSession.tsx';

/** What can be done in a session. Without one that is optional, nothing on the screen leads to it. */
export interface PlayActions {
  /** Goes back to the previous page. */
  back: () => void;
  /** Takes a turn; a custom action comes with its words. Undo asks nothing before it. */
  act: (action: PlayerAction, words?: string) => void;
  /** Follows a choice; of one that asks, with the answer. */
  choose: (choice: PlayChoice, answer?: string) => void;
  /** The input has another text. */
  changeDraft: (draft: string) => void;
  /** Picks a model of this kind. */
  selectModel: (kind: ModelKind, model: Model) => void;
  /** Picks the alternative model that was offered under an error. */
  selectAlternative: (model: Model) => void;
  /** Changes how the reader likes to read; it applies immediately. */
  changePreferences: (change: Partial<PlayPreferences>) => void;
  /** Tells the story in another of its languages from the next turn on. */
  changeStoryLanguage?: ((language: Language) => void) | undefined;
  /** Fetches earlier entries: the reader comes near the first one, or has pressed the button. */
  showEarlier?: (() => void) | undefined;
  /** Brings back what was undone. Without it Undo cannot be reversed, and says so. */
  redo?: (() => void) | undefined;
  /** Tells the newest turn in another way. */
  retell?: (() => void) | undefined;
  /** Goes on from the retelling with this id. */
  chooseRetelling?: ((turn_id: string) => void) | undefined;
  /** Begins a new game after the turn `entry.turn_id` of this one; it has been confirmed. */
  branch?: ((entry: LogEntry) => void) | undefined;
  /** Starts and stops the voice, which reads `plainTextOf(entry)`. */
  readAloud?: ((entry: LogEntry) => void) | undefined;
  /** Copies a turn, its `plainTextOf(entry)`. */
  copy?: ((entry: LogEntry) => void) | undefined;
  /** Makes a link to a turn, from which others play on. */
  shareFromHere?: ((entry: LogEntry) => void) | undefined;
  /** Reports a turn to the administrators. */
  report?: ((entry: LogEntry) => void) | undefined;
  /** Fetches what shaped this turn: the panel "Why this?" opens, goes on to a newer turn, or is asked for again. */
  openReasons?: ((turn_id: string) => void) | undefined;
  /** Reports the newest turn to the author. */
  reportToAuthor?: (() => void) | undefined;
  /** Copies the reasons of the newest turn. */
  copyReasons?: (() => void) | undefined;
  /** Fetches the map: the panel "Your tale" opens, or its map is asked for again. */
  openMap?: (() => void) | undefined;
  /** Fetches what was told before the turns of the map. */
  showEarlierMap?: (() => void) | undefined;
  /** Saves a copy of the session. */
  exportSession?: ((format: ExportFormat) => void) | undefined;
  /** Makes a book of the way to a turn. */
  makeBook?: ((wish: BookWish) => void) | undefined;
  /** Loads what is needed to play together: its panel opens. */
  openTogether?: (() => void) | undefined;
  /** Deletes the session; it has been confirmed. */
  deleteSession?: (() => void) | undefined;
  /** Begins a new game at the fork of this turn. */
  goBackTo?: ((turn_id: string) => void) | undefined;
  /** Begins the story again. */
  beginAgain?: (() => void) | undefined;
  /** Plays the story to which the ending leads. */
  playNext?: ((story: Story) => void) | undefined;
  /** Toggles the like of the story. */
  like?: (() => void) | undefined;
  /** Hands the card of the ending to the device’s share sheet. */
  shareCard?: ((card: Blob) => void) | undefined;
  /** Saves the card of the ending as a file. */
  saveCard?: ((card: Blob) => void) | undefined;
  /** Copies the link to the story. */
  copyLink?: (() => void) | undefined;
  /** Fetches what is told of the ending again. */
  retryEnding?: (() => void) | undefined;
  /** Moves the session to the newer version of its story. */
  move?: (() => void) | undefined;
  /** Stays on the version of this session. */
  stay?: (() => void) | undefined;
}
