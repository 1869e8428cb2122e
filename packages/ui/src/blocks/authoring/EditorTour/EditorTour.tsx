import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Step } from './EditorTour.styles.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

const STEPS = ['scenes', 'choices', 'conditions', 'checks', 'play'] as const;

export interface EditorTourProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whether the tour is shown: only on the first visit. */
  open: boolean;
  /** Called when the tour ends or is left; do not show it again. */
  onLeave: () => void;
}

/**
 * A tour of the editor in five steps. Escape, a press outside or its own button leave it at any step.
 *
 * @use Introduces authors to the editor on their first visit.
 * @avoid Not as help later: `GuideScreen`.
 * @heard Each step as a dialog with its number.
 * @keys press, close
 * @example
 * <EditorTour open={isFirstVisit} onLeave={close} />
 */
export function EditorTour({ onLeave, ...rest }: EditorTourProps) {
  const words = useWords(studioWords);
  const nextRef = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState(0);
  const step = words.tour[STEPS[at] ?? 'scenes'];
  const isLast = at === STEPS.length - 1;

  function back() {
    setAt(at - 1);
    // the first step has no Back button, so focus moves to Next
    if (at === 1) nextRef.current?.focus();
  }

  return (
    <Dialog
      {...rest}
      onOpenChange={(isOpen) => !isOpen && onLeave()}
      title={step.title}
      description={<span aria-live="polite">{step.text}</span>}
      initialFocusRef={nextRef}
      actions={
        <>
          {!isLast && (
            <Button variant="ghost" onClick={onLeave}>
              {words.tourLeave}
            </Button>
          )}
          {at > 0 && (
            <Button variant="outline" onClick={back}>
              {words.tourBack}
            </Button>
          )}
          <Button ref={nextRef} variant="primary" onClick={isLast ? onLeave : () => setAt(at + 1)}>
            {isLast ? words.tourEnd : words.tourNext}
          </Button>
        </>
      }
    >
      <Step>{words.tourStep(at + 1, STEPS.length)}</Step>
    </Dialog>
  );
}
