import type { ComponentProps } from 'react';
import { Flame, Flames } from './ThinkingLamps.styles.ts';

const FLAMES = [0, 1, 2];

export interface ThinkingLampsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Without flickering, because animations beside a streaming text would slow down the page.
   * @default false
   */
  isStill?: boolean;
}

/**
 * Three small flames: the narrator is working.
 *
 * @example
 * <ThinkingLamps />
 */
export function ThinkingLamps({ isStill = false, ...rest }: ThinkingLampsProps) {
  return (
    <Flames aria-hidden data-still={isStill || undefined} {...rest}>
      {FLAMES.map((order) => (
        <Flame key={order} style={{ '--kl-order': order }} />
      ))}
    </Flames>
  );
}
