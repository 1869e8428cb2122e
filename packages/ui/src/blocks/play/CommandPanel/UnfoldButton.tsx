import { ChevronUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';
import { UnfoldRoot } from './CommandPanel.styles.ts';

interface UnfoldButtonProps {
  onUnfold: () => void;
}

/** Shows the commands on a phone, without the keyboard that the field would open. The focus moves to the first. */
export function UnfoldButton({ onUnfold }: UnfoldButtonProps) {
  const { commands } = useWords(playWords);
  function handleClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const panel = currentTarget.parentElement;
    flushSync(onUnfold);
    panel?.querySelector<HTMLElement>('fieldset button')?.focus();
  }
  return (
    <UnfoldRoot type="button" aria-expanded={false} onClick={handleClick}>
      {commands}
      <ChevronUp />
    </UnfoldRoot>
  );
}
