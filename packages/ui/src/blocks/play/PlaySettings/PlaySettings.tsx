import { Keyboard } from 'lucide-react';
import { useId } from 'react';
import { KeyCap } from '../../../primitives/KeyCap/KeyCap.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { usePlayPanelsWords } from '../../../words/areas/usePlayPanelsWords.ts';
import { type PlayPreferences, TYPING_STYLES } from '../playPreferences.ts';
import {
  SettingHint,
  SettingLabel,
  SettingName,
  SettingRow,
  Settings,
  ShortcutsLink,
  SliderPlace,
} from './PlaySettings.styles.ts';
import { ThemeTiles } from './ThemeTiles.tsx';

type SwitchedPreference = 'has_motion' | 'has_ruled_line' | 'reads_aloud' | 'has_letter_keys';

export interface PlaySettingsProps {
  /** What is chosen now. */
  preferences: PlayPreferences;
  /** What changed; it applies at once. */
  onChange: (change: Partial<PlayPreferences>) => void;
  /** The list of keys was asked for. */
  onOpenShortcuts: () => void;
}

/** How a reader likes to read. There is no Save: each change applies at once. */
export function PlaySettings({ preferences, onChange, onOpenShortcuts }: PlaySettingsProps) {
  const words = usePlayPanelsWords();
  const sizeId = useId();
  const switches: readonly { key: SwitchedPreference; name: string; hint?: string }[] = [
    { key: 'has_motion', name: words.motion, hint: words.motionHint },
    { key: 'has_ruled_line', name: words.ruledLine },
    { key: 'reads_aloud', name: words.readsAloud },
    { key: 'has_letter_keys', name: words.letterKeys },
  ];

  return (
    <Settings>
      <ThemeTiles value={preferences.theme} onChange={(theme) => onChange({ theme })} />
      <SettingRow>
        <SettingLabel htmlFor={sizeId}>{words.taleSize}</SettingLabel>
        <SliderPlace>
          <Slider
            id={sizeId}
            value={preferences.tale_size}
            onValueChange={(tale_size) => onChange({ tale_size })}
            min={0}
            max={words.taleSizes.length - 1}
            format={(size) => words.taleSizes[size] ?? ''}
          />
        </SliderPlace>
      </SettingRow>
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
          onValueChange={(typing) => onChange({ typing })}
        />
      </SettingRow>
      {switches.map(({ key, name, hint }) => (
        <SettingRow key={key}>
          <SettingName>
            {name}
            {hint && <SettingHint>{hint}</SettingHint>}
          </SettingName>
          <Switch
            label={name}
            states={words.states}
            isChecked={preferences[key]}
            onCheckedChange={(isOn) => onChange({ [key]: isOn })}
          />
        </SettingRow>
      ))}
      <ShortcutsLink type="button" onClick={onOpenShortcuts}>
        <Keyboard /> {words.shortcuts} <KeyCap>?</KeyCap>
      </ShortcutsLink>
    </Settings>
  );
}
