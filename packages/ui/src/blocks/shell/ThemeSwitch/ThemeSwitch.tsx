import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { type Theme, THEMES } from '../../../theme/colours.ts';
import { useSettingsWords } from '../../../words/areas/useSettingsWords.ts';

const ICONS: Readonly<Record<Theme, ReactNode>> = { night: <Moon />, 'palm-leaf': <Sun /> };

export interface ThemeSwitchProps {
  /** The theme that is shown. */
  value: Theme;
  /** The other was chosen. */
  onChange: (theme: Theme) => void;
}

/** Night manuscript or palm leaf. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const words = useSettingsWords();
  const options = THEMES.map((theme) => ({ value: theme, label: words.themes[theme], icon: ICONS[theme] }));
  return (
    <SegmentedControl
      label={words.theme}
      size="small"
      options={options}
      value={value}
      onValueChange={onChange}
    />
  );
}
