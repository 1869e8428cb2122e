import { Camera, MessageCircle, Video } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { usePaths } from '../../../paths.ts';
import { Logo } from '../Logo/Logo.tsx';
import {
  Band,
  Ends,
  FooterRoot,
  LegalLink,
  Links,
  Social,
  SocialLink,
  SocialPlace,
} from './SiteFooter.styles.ts';
import { productWords } from '../../../words/product/en.ts';
import { shellWords } from '../../../words/shell/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The product's pages on other sites. */
export interface SocialLinks {
  chat?: string;
  pictures?: string;
  films?: string;
}

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /**
   * The addresses on other sites. A missing one is shown without a link.
   * @default {}
   */
  social?: SocialLinks | undefined;
  /** Switches for theme and language. */
  preferences?: ReactNode;
}

/**
 * The footer of most pages: copyright, legal links and social links, language and theme.
 *
 * @use Ends a page: links, languages, theme.
 * @avoid Not in a game, which has no footer.
 * @heard “Content information” and its links.
 * @keys follow, choose
 * @example
 * <SiteFooter />
 */
export function SiteFooter({ social = {}, preferences, ...rest }: SiteFooterProps) {
  const paths = usePaths();
  const words = useWords(shellWords);
  return (
    <FooterRoot {...rest}>
      <Band>
        <Logo tone="quiet" />
        <p>{useWords(productWords).copyright}</p>
        {preferences}
        <Ends>
          <Links aria-label={words.legal}>
            <LegalLink href={paths.whoWrites}>{words.whoWrites}</LegalLink>
            <LegalLink href={paths.terms}>{words.terms}</LegalLink>
            <LegalLink href={paths.privacy}>{words.privacy}</LegalLink>
          </Links>
          <Social aria-label={words.social}>
            <Elsewhere href={social.chat} label={words.chat}>
              <MessageCircle />
            </Elsewhere>
            <Elsewhere href={social.pictures} label={words.pictures}>
              <Camera />
            </Elsewhere>
            <Elsewhere href={social.films} label={words.films}>
              <Video />
            </Elsewhere>
          </Social>
        </Ends>
      </Band>
    </FooterRoot>
  );
}

interface ElsewhereProps {
  href: string | undefined;
  label: string;
  children: ReactNode;
}

/** A link to another site; without an address only the icon. */
function Elsewhere({ href, label, children }: ElsewhereProps) {
  const picture = { role: 'img', 'aria-label': label };
  return href === undefined ? (
    <SocialPlace {...picture}>{children}</SocialPlace>
  ) : (
    <SocialLink href={href} aria-label={label}>
      {children}
    </SocialLink>
  );
}
