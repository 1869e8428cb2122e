import { type ReactNode, useId } from 'react';
import { useFieldGroup } from '../FieldContext/FieldContext.ts';
import { Radio, Segment, SegmentsRoot } from './SegmentedControl.styles.ts';

export const SEGMENT_SIZES = ['small', 'medium'] as const;
export type SegmentSize = (typeof SEGMENT_SIZES)[number];

export interface SegmentOption<V extends string = string> {
  value: V;
  /** A word or two. */
  label: string;
  /** An icon before the word. */
  icon?: ReactNode;
  /** It stays in sight, struck through, and cannot be chosen. */
  isForbidden?: boolean;
}

export interface SegmentedControlProps<V extends string> {
  /** Its name, where no `FormField` gives it one. */
  label?: string;
  /** Two to four; for more, use a `Select`. */
  options: readonly SegmentOption<V>[];
  /** What stands in the field. */
  value: V;
  /** Called with every new value. */
  onValueChange: (value: V) => void;
  /** The button's size. */
  size?: SegmentSize;
}

/** One of a few, all in sight: radio buttons in one frame. Arrow keys move the choice. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onValueChange,
  size = 'medium',
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <SegmentsRoot role="radiogroup" data-size={size} {...useFieldGroup(label)}>
      {options.map((option) => (
        <Segment key={option.value}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isForbidden}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon}
          {option.label}
        </Segment>
      ))}
    </SegmentsRoot>
  );
}
