import { Settings2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { BarButton, BarLabel } from '../../blocks/play/BarButton.styles.ts';
import { playWords } from '../../words/play/en.ts';
import { useWords } from '../../words/useWords.ts';

/** The button that opens the settings. */
export function SettingsTrigger(rest: ComponentProps<'button'>) {
  const { settings } = useWords(playWords);
  return (
    <BarButton type="button" data-icon-only aria-label={settings} {...rest}>
      <Settings2 />
      <BarLabel>{settings}</BarLabel>
    </BarButton>
  );
}
