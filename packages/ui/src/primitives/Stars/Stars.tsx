import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Layer, StarsRoot } from './Stars.styles.ts';

export interface StarsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What the stars say, in words: `4.6 out of 5`. Without it they decorate words that stand beside them. */
  label?: string;
  /** How many of them are filled; a part of a star counts. */
  value: number;
  /**
   * How many there are.
   * @default 5
   */
  count?: number;
}

/**
 * A row of stars, filled as far as the value goes.
 *
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
