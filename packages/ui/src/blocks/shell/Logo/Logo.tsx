import type { ComponentProps } from 'react';
import { LogoMark } from '../../../ornaments/LogoMark.tsx';
import { usePaths } from '../../../paths.ts';
import { LogoRoot, Wordmark } from './Logo.styles.ts';
import { productWords } from '../../../words/product/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const LOGO_TONES = ['bright', 'quiet'] as const;
export type LogoTone = (typeof LOGO_TONES)[number];

export interface LogoProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** Its link target. */
  href?: string;
  /**
   * `quiet` is for the footer.
   * @default 'bright'
   */
  tone?: LogoTone;
}

/**
 * The logo and the name, linking to Home.
 *
 * @example
 * <Logo href="/" />
 */
export function Logo({ href, tone = 'bright', ...rest }: LogoProps) {
  const paths = usePaths();
  return (
    <LogoRoot href={href ?? paths.home} data-tone={tone} {...rest}>
      <LogoMark />
      <Wordmark>{useWords(productWords).name}</Wordmark>
    </LogoRoot>
  );
}
