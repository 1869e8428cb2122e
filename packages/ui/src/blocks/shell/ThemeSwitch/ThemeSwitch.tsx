import { Moon, Sun } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { type Theme, THEMES } from '../../../theme/colours.ts';
import { settingsWords } from '../../../words/settings/en.ts';
import { useWords } from '../../../words/useWords.ts';

const ICONS: Readonly<Record<Theme, ReactNode>> = { night: <Moon />, 'palm-leaf': <Sun /> };

export interface ThemeSwitchProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The current theme. */
  value: Theme;
  /** The name of the field in a form. */
  name?: string | undefined;
  /** Called with the other theme. */
  onValueChange: (theme: Theme) => void;
}

/**
 * A button that switches between the themes night and palm leaf.
 *
 * @use Chooses night manuscript or palm leaf.
 * @avoid Not for a brand: that is a theme of the page.
 * @heard A group of two, chosen or not.
 * @keys choose
 * @example
 * <ThemeSwitch value={theme} onValueChange={setTheme} />
 */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const words = useWords(settingsWords);
  const options = THEMES.map((theme) => ({ value: theme, label: words.themes[theme], icon: ICONS[theme] }));
  return <SegmentedControl label={words.theme} size="small" options={options} {...props} />;
}
