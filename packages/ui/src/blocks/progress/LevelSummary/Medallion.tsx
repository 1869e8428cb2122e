import { LevelNumber, MedallionRoot } from './LevelSummary.styles.ts';

const PETALS = Array.from({ length: 12 }, (_, index) => index * 30);

interface MedallionProps {
  /** The number of the level, formatted for the language. */
  level: string;
}

/** A lotus with the level in its centre. Decorative, since the text beside it says the same. */
export function Medallion({ level }: MedallionProps) {
  return (
    <MedallionRoot aria-hidden>
      <svg viewBox="-30 -30 60 60" fill="none" stroke="currentColor" strokeWidth="1.4">
        {PETALS.map((angle) => (
          <path
            key={angle}
            d="M0,-17C7,-21 5,-27 0,-29C-5,-27 -7,-21 0,-17Z"
            transform={`rotate(${angle})`}
          />
        ))}
        <circle r="17" strokeWidth="1.6" />
      </svg>
      <LevelNumber>{level}</LevelNumber>
    </MedallionRoot>
  );
}
