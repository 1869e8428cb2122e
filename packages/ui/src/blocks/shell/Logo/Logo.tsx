import type { ComponentProps } from 'react';
import { LogoMark } from '../../../ornaments/LogoMark.tsx';
import { usePaths } from '../../../paths.ts';
import { LogoRoot, Wordmark } from './Logo.styles.ts';
import { productWords } from '../../../words/product/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const LOGO_TONES = ['bright', 'quiet'] as const;
export type LogoTone = (typeof LOGO_TONES)[number];

export interface LogoProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** The address of the link. */
  href?: string;
  /**
   * The tone of the logo: `quiet` for the footer.
   * @default 'bright'
   */
  tone?: LogoTone;
}

/**
 * The logo and name of the product, as a link to Home.
 *
 * @use Names the site, and leads home.
 * @avoid Not as an ornament.
 * @heard “Kathaloka”, link.
 * @keys follow
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
