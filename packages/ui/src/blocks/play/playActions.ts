import type { Language, MemoryChange, Model, PlayChoice, Story } from '@kathaloka/contract/entities';
import type { BookWish } from './BookDialog/bookForms.ts';
import type { PlayerAction } from './commands.ts';
import type { LogEntry } from './logEntry.ts';
import type { ModelKind } from './ModelPicker/ModelPicker.tsx';
import type { PlayPreferences } from './playPreferences.ts';
import type { ExportFormat } from './SessionPanel/ExportSession.tsx';

/** The actions in a session. Without an optional action there is no control for it. */
export interface PlayActions {
  /** Goes back to the previous page. */
  back: () => void;
  /** Takes a turn; `words` is the text of a custom action. Undo needs no confirmation. */
  act: (action: PlayerAction, words?: string) => void;
  /** Takes a choice, with the answer if it asks for one. */
  choose: (choice: PlayChoice, answer?: string) => void;
  /** Stores the changed text of the input. */
  changeDraft: (draft: string) => void;
  /** Picks a model of this kind. */
  selectModel: (kind: ModelKind, model: Model) => void;
  /** Selects an alternative model offered under an error. */
  selectAlternative: (model: Model) => void;
  /** Changes the reader's preferences, which apply immediately. */
  changePreferences: (change: Partial<PlayPreferences>) => void;
  /** Changes the language in which the story is told, from the next turn on. */
  changeStoryLanguage?: ((language: Language) => void) | undefined;
  /** Loads earlier entries, when the reader scrolls near the first one or presses the button. */
  showEarlier?: (() => void) | undefined;
  /** Restores an undone turn. Without it Undo is final, and says so. */
  redo?: (() => void) | undefined;
  /** Tells the newest turn another way. */
  retell?: (() => void) | undefined;
  /** Goes on from the retelling with this id. */
  chooseRetelling?: ((turn_id: string) => void) | undefined;
  /** Starts a new game after the turn `entry.turn_id`, once confirmed. */
  branch?: ((entry: LogEntry) => void) | undefined;
  /** Starts or stops reading `plainTextOf(entry)` aloud. */
  readAloud?: ((entry: LogEntry) => void) | undefined;
  /** Copies `plainTextOf(entry)`. */
  copy?: ((entry: LogEntry) => void) | undefined;
  /** Makes a link to a turn, from which others play on. */
  shareFromHere?: ((entry: LogEntry) => void) | undefined;
  /** Reports a turn to the administrators. */
  report?: ((entry: LogEntry) => void) | undefined;
  /** Loads the reasons of a turn: when "Why this?" opens, for each newer turn, and to retry. */
  openReasons?: ((turn_id: string) => void) | undefined;
  /** Reports the newest turn to the author. */
  reportToAuthor?: (() => void) | undefined;
  /** Copies the reasons of the newest turn. */
  copyReasons?: (() => void) | undefined;
  /** Loads the map: when the panel "Your tale" opens, and to retry. */
  openMap?: (() => void) | undefined;
  /** Loads the earlier turns of the map. */
  showEarlierMap?: (() => void) | undefined;
  /** Loads what the play remembers: when that part of "Your tale" is opened, and to retry. */
  openMemory?: (() => void) | undefined;
  /** Corrects or pins an entry of the memory. */
  changeMemory?: ((id: string, change: MemoryChange) => void) | undefined;
  /** Forgets an entry of the memory, once confirmed. */
  forgetMemory?: ((id: string) => void) | undefined;
  /** Saves a copy of the session. */
  exportSession?: ((format: ExportFormat) => void) | undefined;
  /** Makes a book that ends with a turn. */
  makeBook?: ((wish: BookWish) => void) | undefined;
  /** Loads the state of playing together, when its panel opens. */
  openTogether?: (() => void) | undefined;
  /** Deletes the session, once confirmed. */
  deleteSession?: (() => void) | undefined;
  /** Begins a new game at the fork of this turn. */
  goBackTo?: ((turn_id: string) => void) | undefined;
  /** Begins the story again. */
  beginAgain?: (() => void) | undefined;
  /** Plays the story that the ending suggests. */
  playNext?: ((story: Story) => void) | undefined;
  /** Toggles the like of the story. */
  like?: (() => void) | undefined;
  /** Rates the story, or takes the rating back by null. */
  rate?: ((stars: number | null) => void) | undefined;
  /** Shares the card of the ending by the device’s share sheet. */
  shareCard?: ((card: Blob) => void) | undefined;
  /** Saves the card of the ending as a file. */
  saveCard?: ((card: Blob) => void) | undefined;
  /** Copies the link to the story. */
  copyLink?: (() => void) | undefined;
  /** Loads the ending again. */
  retryEnding?: (() => void) | undefined;
  /** Moves the session to the newer version of its story. */
  move?: (() => void) | undefined;
  /** Stays on the version with which the session began. */
  stay?: (() => void) | undefined;
}
