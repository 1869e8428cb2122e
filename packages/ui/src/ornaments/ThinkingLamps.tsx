import { type ComponentProps, useEffect, useState } from 'react';
import { Flame, Flames } from './ThinkingLamps.styles.ts';

const FLAMES = [0, 1, 2];
/** Flickering starts this late, because it would delay the frame with the player's words. */
const FLICKER_AFTER_MS = 250;

export interface ThinkingLampsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Whether the flames are still: animations beside a streaming text would slow down the page.
   * @default false
   */
  isStill?: boolean;
}

/**
 * Three small flames, shown while the narrator is working.
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
