import { Camera, MessageCircle, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { useProductWords } from '../../../words/areas/useProductWords.ts';
import { useShellWords } from '../../../words/areas/useShellWords.ts';
import { Logo } from '../Logo/Logo.tsx';
import { Band, FooterRoot, LegalLink, Links, Social, SocialLink } from './SiteFooter.styles.ts';

/** Where the product is found elsewhere. */
export interface SocialLinks {
  chat?: string;
  pictures?: string;
  films?: string;
}

const NOWHERE = '#';

export interface SiteFooterProps {
  /** Addresses elsewhere; what is missing leads nowhere yet. */
  social?: SocialLinks | undefined;
  /** Switches for theme and language. */
  preferences?: ReactNode;
}

/** The foot of most pages: whose it is, its terms, and where else it is found. */
export function SiteFooter({ social = {}, preferences }: SiteFooterProps) {
  const words = useShellWords();
  return (
    <FooterRoot>
      <Band>
        <Logo tone="quiet" />
        <p>{useProductWords().copyright}</p>
        {preferences}
        <Links aria-label={words.legal}>
          <LegalLink href={paths.terms}>{words.terms}</LegalLink>
          <LegalLink href={paths.privacy}>{words.privacy}</LegalLink>
        </Links>
        <Social aria-label={words.social}>
          <SocialLink href={social.chat ?? NOWHERE} aria-label={words.chat}>
            <MessageCircle />
          </SocialLink>
          <SocialLink href={social.pictures ?? NOWHERE} aria-label={words.pictures}>
            <Camera />
          </SocialLink>
          <SocialLink href={social.films ?? NOWHERE} aria-label={words.films}>
            <Video />
          </SocialLink>
        </Social>
      </Band>
    </FooterRoot>
  );
}
