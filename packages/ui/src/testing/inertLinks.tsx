import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';
import { type LinkComponent, LinkProvider } from '../primitives/Link/LinkProvider.tsx';

const InertLink: LinkComponent = ({ onClick, ...rest }) =>
  createElement('a', {
    ...rest,
    onClick: (event) => {
      onClick?.(event);
      event.preventDefault();
    },
  });

/** For stories that click links: links that do not navigate. */
export const withInertLinks: Decorator = (Story) => (
  <LinkProvider component={InertLink}>{Story()}</LinkProvider>
);
