import type { ComponentProps } from 'react';
import type { Passage } from './reading/passages.ts';
import type { VoiceDevice, VoicePreferences } from './reading/speech.ts';
import type { ReadingOption } from './readingOptions.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

/** A notice that is read once, as soon as possible. */
export interface HeardNotice {
  id: string;
  text: string;
}

export interface EyesClosedProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The device's voices, and its speech recognition. */
  device: VoiceDevice;
  /** The passages to read, in their order. New ones are read next. */
  passages: readonly Passage[];
  /** The ids of passages that are not read, unless the reader goes back to them. */
  heard: ReadonlySet<string>;
  /** The id of the first passage of the newest part. */
  newestPassage?: string | undefined;
  /** The options, in the order of their numbers. */
  options: readonly ReadingOption[];
  /** The language of the story, in which spoken answers are expected. */
  language: AnyLanguage;
  /** The reader's preferences. */
  preferences: VoicePreferences;
  /** Called with the changed preferences, which apply immediately. */
  onPreferencesChange: (change: Partial<VoicePreferences>) => void;
  /** Notices to read as soon as possible, such as a lost connection. */
  notices?: readonly HeardNotice[] | undefined;
  /**
   * Whether no option can be taken now.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the device has a touch screen, so that gestures are explained instead of keys.
   * @default false
   */
  isTouch?: boolean | undefined;
  /**
   * Whether the panel fills the screen.
   * @default false
   */
  isWhole?: boolean | undefined;
  /**
   * Whether letters and digits act everywhere on the page, and not only on the surface.
   * @default true
   */
  hasLetterKeys?: boolean | undefined;
  /** Called when the reader says Continue or Undo. */
  onCommand?: ((command: 'continue' | 'undo') => void) | undefined;
  /** Called to close the panel. */
  onClose: () => void;
}

/** Returns the props of the root element. */
export function eyesClosedRootProps({
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
