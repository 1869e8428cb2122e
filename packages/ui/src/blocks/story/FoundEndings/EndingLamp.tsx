interface EndingLampProps {
  /** @default false */
  isLit?: boolean;
}

/** A clay lamp for an ending, lit when it has been found. */
export function EndingLamp({ isLit = false }: EndingLampProps) {
  return (
    <svg viewBox="-30 -62 60 68" width="24" height="27" aria-hidden>
      {isLit && (
        <path d="M0,-58C10,-43 12,-34 7,-27A9,9 0 0 1 -7,-27C-12,-34 -10,-43 0,-58Z" fill="var(--kl-flame)" />
      )}
      <path
        d="M-26,-20H26Q16,2 0,2Q-16,2 -26,-20Z"
        fill={isLit ? 'var(--kl-clay)' : 'none'}
        stroke={isLit ? 'none' : 'currentColor'}
        strokeWidth="4"
      />
    </svg>
  );
}
