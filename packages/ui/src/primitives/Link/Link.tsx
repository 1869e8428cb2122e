import { type ComponentProps, createElement } from 'react';
import { Rendered, type RenderProps } from '../../element/renderAs.tsx';
import { useLinkComponent } from './LinkProvider.tsx';

export interface LinkProps extends ComponentProps<'a'>, RenderProps {
  /** The target: a path of the product or a URL. */
  href: string;
}

/**
 * A link. Rendered by the component of `LinkProvider`; a plain `<a>` without one.
 *
 * @use Goes somewhere through the router of the app, without a look of its own.
 * @avoid Not inside a text: `TextLink`, which looks like a link. Not to act: `Button`.
 * @heard Its text and “link”.
 * @keys follow
 * @example
 * <Link href="/home">Home</Link>
 */
export function Link({ render, ...rest }: LinkProps) {
  const Provided = useLinkComponent();
  return render ? <Rendered render={render} {...rest} /> : createElement(Provided, rest);
}
