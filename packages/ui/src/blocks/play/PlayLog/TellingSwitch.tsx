import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { Place, Switch } from './TellingSwitch.styles.ts';

export interface Tellings {
  /** The number of the one that is shown, from 1. */
  number: number;
  count: number;
}

interface TellingSwitchProps extends Tellings {
  disabled: boolean;
  /** Called with the number of the telling to show. */
  onChoose: (number: number) => void;
}

/** Leads from one telling of the newest part to another. */
export function TellingSwitch({ number, count, disabled, onChoose }: TellingSwitchProps) {
  const words = usePlayWords();

  function step(label: string, to: number, icon: React.ReactNode) {
    const isOff = disabled || to < 1 || to > count;
    return (
      <IconButton
        variant="plain"
        size="small"
        label={label}
        isDirectional
        // a disabled button would drop the focus of whoever has just pressed it
        aria-disabled={isOff}
        onClick={() => !isOff && onChoose(to)}
      >
        {icon}
      </IconButton>
    );
  }

  return (
    <Switch aria-label={words.tellings}>
      {step(words.previousTelling, number - 1, <ChevronLeft />)}
      <Place>{words.telling(number, count)}</Place>
      {step(words.nextTelling, number + 1, <ChevronRight />)}
    </Switch>
  );
}
