import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Layer, StarsRoot } from './Stars.styles.ts';

export interface StarsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The accessible name: `4.6 out of 5`. Without it the stars decorate a text beside them. */
  label?: string;
  /** The number of filled stars, with fractions. */
  value: number;
  /**
   * The number of stars.
   * @default 5
   */
  count?: number;
}

/**
 * A rating: a row of stars, filled up to the value.
 *
 * @use Shows a rating.
 * @avoid Not to give a rating: `SegmentedControl`.
 * @heard The label, such as “3.4 out of 5”, once.
 * @keys none
 * @example
 * <Stars value={4.5} />
 */
export function Stars({ label, value, count = 5, style, ...rest }: StarsProps) {
  const share = Math.min(1, Math.max(0, value / count));
  const stars = Array.from({ length: count }, (_, index) => <Star key={index} />);
  return (
    <StarsRoot style={{ '--kl-share': `${share * 100}%`, ...style }} {...rest}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <Layer aria-hidden>{stars}</Layer>
      <Layer aria-hidden data-filled>
        {stars}
      </Layer>
    </StarsRoot>
  );
}
