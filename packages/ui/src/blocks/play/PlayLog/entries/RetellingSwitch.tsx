import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Place, Switch } from './RetellingSwitch.styles.ts';
import { playWords } from '../../../../words/play/en.ts';
import { useWords } from '../../../../words/useWords.ts';

export interface Retellings {
  /** The number of the shown retelling, from 1. */
  number: number;
  count: number;
}

interface RetellingSwitchProps extends Retellings {
  disabled: boolean;
  /** Called with the number of the retelling to show. */
  onChoose: (number: number) => void;
}

/** Buttons to switch between the retellings of the newest turn. */
export function RetellingSwitch({ number, count, disabled, onChoose }: RetellingSwitchProps) {
  const words = useWords(playWords);

  function step(label: string, to: number, icon: React.ReactNode) {
    const isOff = disabled || to < 1 || to > count;
    return (
      <IconButton
        variant="plain"
        size="small"
        label={label}
        isDirectional
        // a disabled button would lose focus
        aria-disabled={isOff}
        onClick={() => !isOff && onChoose(to)}
      >
        {icon}
      </IconButton>
    );
  }

  return (
    <Switch aria-label={words.retellings}>
      {step(words.previousRetelling, number - 1, <ChevronLeft />)}
      <Place>{words.retelling(number, count)}</Place>
      {step(words.nextRetelling, number + 1, <ChevronRight />)}
    </Switch>
  );
}
