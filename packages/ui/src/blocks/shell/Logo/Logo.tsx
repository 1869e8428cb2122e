import { LogoMark } from '../../../ornaments/LogoMark.tsx';
import { paths } from '../../../paths.ts';
import { useProductWords } from '../../../words/areas/useProductWords.ts';
import { LogoRoot, Wordmark } from './Logo.styles.ts';

export const LOGO_TONES = ['bright', 'quiet'] as const;
export type LogoTone = (typeof LOGO_TONES)[number];

export interface LogoProps {
  /** Where it leads. */
  href?: string;
  /** `quiet` stands at the foot of a page. */
  tone?: LogoTone;
  /** Told when it is followed. */
  onClick?: () => void;
}

/** The sign and the name of the house, leading home. */
export function Logo({ href = paths.home, tone = 'bright', onClick }: LogoProps) {
  return (
    <LogoRoot href={href} data-tone={tone} onClick={onClick}>
      <LogoMark />
      <Wordmark>{useProductWords().name}</Wordmark>
    </LogoRoot>
  );
}
