import { useId } from 'react';
import { PREFERRED_THEMES, type PreferredTheme } from '../playPreferences.ts';
import { Legend, Swatch, Themes, ThemeRadio, ThemeTile } from './PlaySettings.styles.ts';
import { playPanelsWords } from '../../../words/playPanels/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ThemeTilesProps {
  value: PreferredTheme;
  onValueChange: (theme: PreferredTheme) => void;
}

/** A choice of themes, each drawn in its own colours. */
export function ThemeTiles({ value, onValueChange }: ThemeTilesProps) {
  const words = useWords(playPanelsWords);
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
            onChange={() => onValueChange(theme)}
          />
          <Swatch data-theme-name={theme} />
          {words.themes[theme]}
        </ThemeTile>
      ))}
    </Themes>
  );
}
