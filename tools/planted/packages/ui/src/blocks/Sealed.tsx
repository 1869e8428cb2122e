export interface SealedProps {
  /** It cannot be opened now. */
  isLocked: boolean;
}

export function Sealed({ isLocked }: SealedProps) {
  return <p>{isLocked ? 'Later' : 'Now'}</p>;
}
