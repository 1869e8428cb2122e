import { useId } from 'react';
import { usePlayPanelsWords } from '../../../words/areas/usePlayPanelsWords.ts';
import { PREFERRED_THEMES, type PreferredTheme } from '../playPreferences.ts';
import { Legend, Swatch, Themes, ThemeRadio, ThemeTile } from './PlaySettings.styles.ts';

interface ThemeTilesProps {
  value: PreferredTheme;
  onChange: (theme: PreferredTheme) => void;
}

/** The themes, each drawn in its own colours. */
export function ThemeTiles({ value, onChange }: ThemeTilesProps) {
  const words = usePlayPanelsWords();
  const name = useId();
  return (
    <Themes>
      <Legend>{words.theme}</Legend>
      {PREFERRED_THEMES.map((theme) => (
        <ThemeTile key={theme} data-theme={theme === 'device' ? undefined : theme}>
          <ThemeRadio
            type="radio"
            name={name}
            value={theme}
            checked={theme === value}
            onChange={() => onChange(theme)}
          />
          <Swatch data-theme-name={theme} />
          {words.themes[theme]}
        </ThemeTile>
      ))}
    </Themes>
  );
}
