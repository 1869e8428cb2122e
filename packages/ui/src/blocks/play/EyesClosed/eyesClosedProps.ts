import type { Language } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import type { Passage } from './reading/passages.ts';
import type { VoiceDevice, VoicePreferences } from './reading/speech.ts';
import type { ReadingOption } from './readingOptions.ts';

/** What is said as soon as it comes, once. */
export interface HeardNotice {
  id: string;
  text: string;
}

export interface EyesClosedProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What reads aloud and listens. */
  device: VoiceDevice;
  /** What is to be read, in its order. What is added to it is read next. */
  passages: readonly Passage[];
  /** The ids of the passages that need not be read: one can go back to them. */
  heard: ReadonlySet<string>;
  /** The passage that begins the newest part. */
  newestPassage?: string | undefined;
  /** The ways on, by number. */
  options: readonly ReadingOption[];
  /** The language of the story, in which is listened. */
  language: Language;
  /** How the reader likes to hear it. */
  preferences: VoicePreferences;
  /** What changed; it applies immediately. */
  onPreferencesChange: (change: Partial<VoicePreferences>) => void;
  /** What has to be said as soon as it comes, such as a lost connection. */
  notices?: readonly HeardNotice[] | undefined;
  /**
   * Whether no way on can be taken now.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether fingers are what it is used with: it says what they do.
   * @default false
   */
  isTouch?: boolean | undefined;
  /**
   * Whether it fills the screen.
   * @default false
   */
  isWhole?: boolean | undefined;
  /**
   * Whether letters and digits act everywhere on the page, and not only on the surface.
   * @default true
   */
  hasLetterKeys?: boolean | undefined;
  /** Called when Continue or Undo is said. */
  onCommand?: ((command: 'continue' | 'undo') => void) | undefined;
  /** Ends it. */
  onClose: () => void;
}

/** What is meant for the root element. */
export function rootPropsOf({
  device: _device,
  passages: _passages,
  heard: _heard,
  newestPassage: _newestPassage,
  options: _options,
  language: _language,
  preferences: _preferences,
  onPreferencesChange: _onPreferencesChange,
  notices: _notices,
  disabled: _disabled,
  isTouch: _isTouch,
  isWhole: _isWhole,
  hasLetterKeys: _hasLetterKeys,
  onCommand: _onCommand,
  onClose: _onClose,
  ...root
}: EyesClosedProps) {
  return root;
}
