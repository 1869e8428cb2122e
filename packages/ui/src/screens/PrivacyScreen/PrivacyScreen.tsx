import { LegalLayout } from '../../blocks/legal/LegalLayout/LegalLayout.tsx';

/** The Privacy Policy. */
export function PrivacyScreen() {
  return <LegalLayout page="privacy" />;
}
