import { useProductWords } from '../../../words/areas.ts';
import { Logo } from '../Logo/Logo.tsx';
import { Band, FooterRoot } from './SiteFooter.styles.ts';

/** The foot of most pages: whose it is. */
export function SiteFooter() {
  return (
    <FooterRoot>
      <Band>
        <Logo tone="quiet" />
        <p>{useProductWords().copyright}</p>
      </Band>
    </FooterRoot>
  );
}
