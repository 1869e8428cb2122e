import { RotateCcw, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ActionHint, Actions } from './EndingActions.styles.ts';
import { QuietActions, type QuietActionsProps } from './QuietActions.tsx';
import { endingWords } from '../../../words/ending/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** What is being done. */
export type EndingPending = 'back' | 'again' | 'keep';

export interface EndingActionsProps extends Omit<QuietActionsProps, 'disabled' | 'loading'> {
  /** The turn of the last fork that mattered, if there is one. */
  fork: string | undefined;
  /** The action that is running. */
  pending?: EndingPending | undefined;
  /**
   * Whether nothing can be begun or saved: there is no connection.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Begins a new game at the fork of this turn. Without it there is no such button. */
  onGoBack?: ((turn_id: string) => void) | undefined;
  /** Begins the story again. */
  onBeginAgain?: (() => void) | undefined;
}

/** Where an ending leads: back to a fork, to the beginning, and out of the story. */
export function EndingActions({
  fork,
  pending,
  disabled = false,
  onGoBack,
  onBeginAgain,
  ...quiet
}: EndingActionsProps) {
  const words = useWords(endingWords);
  const id = useId();
  const isBusy = disabled || pending !== undefined;
  const canGoBack = onGoBack !== undefined && fork !== undefined;
  /** One that is not possible now keeps the focus. */
  const stateOf = (action: EndingPending) => ({
    loading: pending === action,
    'aria-disabled': (isBusy && pending !== action) || undefined,
  });
  return (
    <>
      <Actions>
        {canGoBack && (
          <Button
            variant="primary"
            icon={<Undo2 data-directional />}
            aria-describedby={id}
            loadingLabel={words.goingBack}
            {...stateOf('back')}
            onClick={() => isBusy || onGoBack(fork)}
          >
            {words.goBack}
          </Button>
        )}
        {onBeginAgain && (
          <Button
            variant={canGoBack ? 'secondary' : 'primary'}
            icon={<RotateCcw data-directional />}
            loadingLabel={words.beginning}
            {...stateOf('again')}
            onClick={() => isBusy || onBeginAgain()}
          >
            {words.beginAgain}
          </Button>
        )}
        {canGoBack && <ActionHint id={id}>{words.goBackHint}</ActionHint>}
      </Actions>
      <QuietActions {...quiet} disabled={isBusy} loading={pending === 'keep'} />
    </>
  );
}
