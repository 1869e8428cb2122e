import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** Renders an `<a>` and takes everything that one takes; `href` is always given. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** What every `Link` renders, such as a router's link. */
  component: LinkComponent;
  /** What its links are in. */
  children: ReactNode;
}

/** Lets the app bring its router to every link of the library. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}

function PlainLink({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>;
}
