import { type ComponentProps, useEffect, useState } from 'react';
import { Flame, Flames } from './ThinkingLamps.styles.ts';

const FLAMES = [0, 1, 2];
/** Many turns are told by then. The frame that shows what the player wrote would wait for the flames to flicker. */
const FLICKER_AFTER_MS = 250;

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
  const [isJustLit, setIsJustLit] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsJustLit(false), FLICKER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Flames aria-hidden data-still={isStill || undefined} data-just-lit={isJustLit || undefined} {...rest}>
      {FLAMES.map((order) => (
        <Flame key={order} style={{ '--kl-order': order }} />
      ))}
    </Flames>
  );
}
