import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { SiteLayout } from '../blocks/shell/SiteLayout/SiteLayout.tsx';

/** A page between the header and the footer of the site. */
export const inSite =
  (site: Omit<ComponentProps<typeof SiteLayout>, 'children'>): Decorator =>
  (Story) => <SiteLayout {...site}>{Story()}</SiteLayout>;
