import type { ComponentProps } from 'react';
import { Flame, Flames } from './ThinkingLamps.styles.ts';

const FLAMES = [0, 1, 2];

export type ThinkingLampsProps = Omit<ComponentProps<'span'>, 'children'>;

/** Three small flames: somebody is thinking. */
export function ThinkingLamps(props: ThinkingLampsProps) {
  return (
    <Flames aria-hidden {...props}>
      {FLAMES.map((order) => (
        <Flame key={order} style={{ '--kl-order': order }} />
      ))}
    </Flames>
  );
}
