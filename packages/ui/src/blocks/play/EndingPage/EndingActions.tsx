import type { SessionEnding } from '@kathaloka/contract/entities';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ActionHint, Actions } from './EndingActions.styles.ts';
import { QuietActions, type QuietActionsProps } from './QuietActions.tsx';
import { endingWords } from '../../../words/ending/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The action that is pending. */
export type EndingPending = 'back' | 'again' | 'keep';

export interface EndingActionsProps extends Omit<QuietActionsProps, 'disabled' | 'loading'> {
  /** The ending, for its last fork that mattered; undefined if unknown. */
  ending: Pick<SessionEnding, 'forks' | 'is_lost'> | undefined;
  /** The action that is running. */
  pending?: EndingPending | undefined;
  /**
   * Whether the browser is offline, so that nothing can be started or saved.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called with a turn to start a new game at its fork. Without it there is no button to do so. */
  onGoBack?: ((turn_id: string) => void) | undefined;
  /** Called to start the story again. */
  onBeginAgain?: (() => void) | undefined;
}

/** The actions at an ending: back to a fork, start again, and leave the story. */
export function EndingActions({
  ending,
  pending,
  disabled = false,
  onGoBack,
  onBeginAgain,
  ...quiet
}: EndingActionsProps) {
  const words = useWords(endingWords);
  const id = useId();
  const isBusy = disabled || pending !== undefined;
  const fork = ending?.forks.at(-1)?.turn_id;
  const canGoBack = onGoBack !== undefined && fork !== undefined;
  /** Uses `aria-disabled`, so that a disabled button does not lose focus. */
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
        {canGoBack && (
          <ActionHint id={id}>{ending?.is_lost ? words.goBackFree : words.goBackHint}</ActionHint>
        )}
      </Actions>
      <QuietActions {...quiet} disabled={isBusy} loading={pending === 'keep'} />
    </>
  );
}
