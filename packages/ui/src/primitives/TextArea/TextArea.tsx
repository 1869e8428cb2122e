import { type ComponentProps, useId } from 'react';
import { useFieldWords } from '../../words/areas/useFieldWords.ts';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import type { TextFace } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Counter, TextAreaRoot, Writing } from './TextArea.styles.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  /** What stands in the field. */
  value: string;
  /** Called with every new value. */
  onValueChange: (value: string) => void;
  /** `tale` for text that readers will see in a story. */
  face?: TextFace;
  /** Shows how many characters of these are used. More can be typed: the form's rules refuse it in words. */
  limit?: number;
}

/** Several lines of text. */
export function TextArea({ value, onValueChange, face = 'ui', limit, ...rest }: TextAreaProps) {
  const words = useFieldWords();
  const counterId = useId();
  const control = useFieldControl(rest);
  const describedBy = [control['aria-describedby'], limit && counterId].filter(Boolean).join(' ');
  const { length } = value.trim();
  return (
    <TextAreaRoot>
      <Writing
        value={value}
        data-face={face}
        onChange={(event) => onValueChange(event.target.value)}
        {...rest}
        {...control}
        aria-describedby={describedBy || undefined}
      />
      {limit !== undefined && (
        <Counter id={counterId} data-over={length > limit || undefined}>
          <bdi dir="ltr" aria-hidden>
            {words.counter(length, limit)}
          </bdi>
          <VisuallyHidden>{words.counterSpoken(length, limit)}</VisuallyHidden>
        </Counter>
      )}
    </TextAreaRoot>
  );
}
