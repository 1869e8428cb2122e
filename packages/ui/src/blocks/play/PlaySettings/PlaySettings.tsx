import type { Language } from '@kathaloka/contract/entities';
import { Headphones, Keyboard } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { KeyCap } from '../../../primitives/KeyCap/KeyCap.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { ownNameOf } from '../../ownNameOf.ts';
import { type PlayPreferences, TYPING_STYLES } from '../playPreferences.ts';
import {
  LanguageSelect,
  SettingHint,
  SettingLabel,
  SettingName,
  SettingRow,
  Settings,
  SettingsLink,
  SliderPlace,
} from './PlaySettings.styles.ts';
import { ThemeTiles } from './ThemeTiles.tsx';
import { playPanelsWords } from '../../../words/playPanels/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

type SwitchedPreference =
  | 'has_motion'
  | 'is_text_only'
  | 'has_ruled_line'
  | 'shows_hands'
  | 'reads_aloud'
  | 'has_letter_keys';

/** The language in which a story is told, and how to change it. */
export interface StoryLanguage {
  value: AnyLanguage;
  languages: readonly Language[];
  onValueChange: (language: Language) => void;
}

export interface PlaySettingsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current preferences. */
  preferences: PlayPreferences;
  /** Called with the changed preferences, which apply immediately. */
  onPreferencesChange: (change: Partial<PlayPreferences>) => void;
  /** A switch for the language of the interface. */
  languageSwitch?: ReactNode;
  /** The languages of the story; with one language there is no choice. */
  storyLanguage?: StoryLanguage | undefined;
  /** Called to open the list of keyboard shortcuts. */
  onOpenShortcuts: () => void;
  /** Called to read the tale aloud, for playing without looking. Without it there is no button to do so. */
  onOpenEyesClosed?: (() => void) | undefined;
}

/**
 * The settings for reading. Without a Save button, since each change applies immediately.
 *
 * @use Sets how the tale reads: size, face, speed, theme, sounds.
 * @avoid Not for the account: `AccountDetails`.
 * @heard Each setting with its label and value.
 * @keys choose, tick, adjust, close
 * @example
 * <PlaySettings
 *   preferences={DEFAULT_PREFERENCES}
 *   onPreferencesChange={change}
 *   onOpenShortcuts={openShortcuts}
 * />
 */
export function PlaySettings({
  preferences,
  onPreferencesChange,
  languageSwitch,
  storyLanguage,
  onOpenShortcuts,
  onOpenEyesClosed,
  ...rest
}: PlaySettingsProps) {
  const words = useWords(playPanelsWords);
  const switches: readonly { key: SwitchedPreference; name: string; hint?: string }[] = [
    { key: 'has_motion', name: words.motion, hint: words.motionHint },
    { key: 'is_text_only', name: words.textOnly, hint: words.textOnlyHint },
    { key: 'has_ruled_line', name: words.ruledLine },
    { key: 'shows_hands', name: words.hands, hint: words.handsHint },
    { key: 'reads_aloud', name: words.readsAloud },
    { key: 'has_letter_keys', name: words.letterKeys },
  ];

  return (
    <Settings lang={words.ownLanguage} {...rest}>
      <ThemeTiles value={preferences.theme} onValueChange={(theme) => onPreferencesChange({ theme })} />
      {languageSwitch && (
        <SettingRow>
          <SettingName>{words.language}</SettingName>
          {languageSwitch}
        </SettingRow>
      )}
      {storyLanguage && storyLanguage.languages.length > 1 && <ToldIn {...storyLanguage} />}
      <TaleSize preferences={preferences} onPreferencesChange={onPreferencesChange} />
      <SettingRow>
        <SettingName>
          {words.textAppears}
          <SettingHint>{words.textAppearsHint}</SettingHint>
        </SettingName>
        <SegmentedControl
          label={words.textAppears}
          size="small"
          options={TYPING_STYLES.map((value) => ({ value, label: words.typing[value] }))}
          value={preferences.typing}
          onValueChange={(typing) => onPreferencesChange({ typing })}
        />
      </SettingRow>
      {switches.map(({ key, name, hint }) => (
        <SwitchRow
          key={key}
          name={name}
          hint={hint}
          checked={preferences[key]}
          onCheckedChange={(isOn) => onPreferencesChange({ [key]: isOn })}
        />
      ))}
      <SettingsLinks onOpenShortcuts={onOpenShortcuts} onOpenEyesClosed={onOpenEyesClosed} />
    </Settings>
  );
}

/** Buttons that open what is too large for the settings. */
function SettingsLinks({
  onOpenShortcuts,
  onOpenEyesClosed,
}: Pick<PlaySettingsProps, 'onOpenShortcuts' | 'onOpenEyesClosed'>) {
  const words = useWords(playPanelsWords);
  return (
    <>
      {onOpenEyesClosed && (
        <SettingsLink type="button" onClick={onOpenEyesClosed}>
          <Headphones />
          <SettingName>
            {words.eyesClosed}
            <SettingHint>{words.eyesClosedHint}</SettingHint>
          </SettingName>
          <KeyCap>E</KeyCap>
        </SettingsLink>
      )}
      <SettingsLink type="button" onClick={onOpenShortcuts}>
        <Keyboard /> {words.shortcuts} <KeyCap>?</KeyCap>
      </SettingsLink>
    </>
  );
}

function ToldIn({ value, languages, onValueChange }: StoryLanguage) {
  const words = useWords(playPanelsWords);
  return (
    <SettingRow>
      <SettingName>
        {words.toldIn}
        <SettingHint>{words.toldInHint}</SettingHint>
      </SettingName>
      <LanguageSelect
        aria-label={words.toldIn}
        value={value}
        onValueChange={(language) => onValueChange(language as Language)}
        options={languages.map((language) => ({
          value: language,
          label: ownNameOf(language),
          lang: language,
        }))}
      />
    </SettingRow>
  );
}

function TaleSize({
  preferences,
  onPreferencesChange,
}: Pick<PlaySettingsProps, 'preferences' | 'onPreferencesChange'>) {
  const words = useWords(playPanelsWords);
  const id = useId();
  return (
    <SettingRow>
      <SettingLabel htmlFor={id}>{words.taleSize}</SettingLabel>
      <SliderPlace>
        <Slider
          id={id}
          value={preferences.tale_size}
          onValueChange={(tale_size) => onPreferencesChange({ tale_size })}
          min={0}
          max={words.taleSizes.length - 1}
          format={(size) => words.taleSizes[size] ?? ''}
        />
      </SliderPlace>
    </SettingRow>
  );
}

interface SwitchRowProps {
  name: string;
  hint: string | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

function SwitchRow({ name, hint, checked, onCheckedChange }: SwitchRowProps) {
  const words = useWords(playPanelsWords);
  return (
    <SettingRow>
      <SettingName>
        {name}
        {hint && <SettingHint>{hint}</SettingHint>}
      </SettingName>
      <Switch label={name} states={words.states} checked={checked} onCheckedChange={onCheckedChange} />
    </SettingRow>
  );
}
