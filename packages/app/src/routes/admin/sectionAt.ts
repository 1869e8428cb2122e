import { ADMIN_SECTIONS, type AdminSection } from '@kathaloka/ui';

/** The section of the bar that a page belongs to: the first segment after `/admin`. */
export function sectionAt(pathname: string): AdminSection | undefined {
  const part = pathname.split('/')[2];
  return ADMIN_SECTIONS.find((section) => section === part);
}
