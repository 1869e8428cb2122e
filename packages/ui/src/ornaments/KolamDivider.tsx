import type { ComponentProps } from 'react';

const STEP = 13;
const DOTS = [-3, -2, -1, 0, 1, 2, 3];

/** One strand of the loop: over one dot, under the next. */
const strands = DOTS.slice(0, -1)
  .map((dot) => {
    const from = dot * STEP - STEP / 2;
    const middle = from + STEP;
    const to = middle + STEP;
    return `M${from},0C${from},-8 ${middle},-8 ${middle},0C${middle},8 ${to},8 ${to},0`;
  })
  .join('');

export type KolamDividerProps = Omit<ComponentProps<'svg'>, 'children'>;

/**
 * A divider: a looped line around seven dots.
 *
 * @example
 * <KolamDivider />
 */
export function KolamDivider(props: KolamDividerProps) {
  return (
    <svg
      viewBox="-110 -7 220 14"
      width="220"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      aria-hidden
      {...props}
    >
      {DOTS.map((dot) => (
        <circle key={dot} cx={dot * STEP} r="1.5" fill="currentColor" stroke="none" />
      ))}
      <path d={`${strands}M-45.5,0C-45.5,8 -32.5,8 -32.5,0M45.5,0C45.5,-8 32.5,-8 32.5,0`} />
      <path d="M-104,0H-54M54,0H104" />
      <circle cx="-107" r="2" />
      <circle cx="107" r="2" />
    </svg>
  );
}
