import { Flame, Flames } from './ThinkingLamps.styles.ts';

const FLAMES = [0, 1, 2];

/** Three small flames: somebody is thinking. */
export function ThinkingLamps() {
  return (
    <Flames aria-hidden>
      {FLAMES.map((order) => (
        <Flame key={order} style={{ '--order': order }} />
      ))}
    </Flames>
  );
}
