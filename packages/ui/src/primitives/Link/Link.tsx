import { type ComponentProps, createElement } from 'react';
import { useLinkComponent } from './LinkProvider.tsx';

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads: a path of the product or an address. */
  href: string;
}

/** Leads somewhere. The app decides how, through `LinkProvider`; alone it is a plain `<a>`. */
export function Link(props: LinkProps) {
  return createElement(useLinkComponent(), props);
}
