import { type ComponentProps, useId } from 'react';
import { composed } from '../../element/composed.ts';
import { useControlled } from '../../hooks/useControlled.ts';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import type { TextFace } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Counter, TextAreaRoot, Writing } from './TextArea.styles.ts';
import { fieldWords } from '../../words/field/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> {
  /** The current value. Uncontrolled if omitted. */
  value?: string | undefined;
  /**
   * The initial value of an uncontrolled field.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with each new value. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * The typeface: `tale` for a text that readers will see in a story.
   * @default 'ui'
   */
  face?: TextFace;
  /** The maximum shown by the counter. More can be typed: the form's rules refuse it. */
  limit?: number | undefined;
}

/**
 * A text field of several lines.
 *
 * @use Takes a text of several lines.
 * @avoid Not for one line: `TextField`.
 * @heard The label, the hint, how many characters are left, and its error.
 * @keys type
 * @example
 * <TextArea aria-label="Description" value={description} onValueChange={setDescription} />
 */
export function TextArea({
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  face = 'ui',
  limit,
  className,
  style,
  ...rest
}: TextAreaProps) {
  const words = useWords(fieldWords);
  const counterId = useId();
  const control = useFieldControl(rest);
  const [text, setText] = useControlled({ value, defaultValue, onValueChange });
  const describedBy = [control['aria-describedby'], limit && counterId].filter(Boolean).join(' ');
  const { length } = text.trim();
  return (
    <TextAreaRoot className={className} style={style}>
      <Writing
        value={text}
        data-face={face}
        // the direction of the text itself; while the field is empty, the direction of the page, for the placeholder
        dir={text ? 'auto' : undefined}
        {...rest}
        {...control}
        aria-describedby={describedBy || undefined}
        onChange={composed(onChange, (event) => setText(event.target.value))}
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
