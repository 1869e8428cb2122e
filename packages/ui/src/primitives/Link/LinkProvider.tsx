import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { type Paths, PathsContext } from '../../paths.ts';

/** A component with the props of an `<a>`; `href` is always set. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** The component that every `Link` renders, such as a router's link. */
  component?: LinkComponent;
  /** Addresses that override the product's, by page name: `{ home: '/library' }`. */
  paths?: Partial<Paths>;
  /** The part of the app with those links. */
  children: ReactNode;
}

/**
 * Provides the app's router and its own addresses to every link of the library.
 *
 * @example
 * <LinkProvider component={RouterLink} paths={{ story: (id) => `/stories/${id}` }}>
 *   <App />
 * </LinkProvider>
 */
export function LinkProvider({ component, paths, children }: LinkProviderProps) {
  const outerComponent = useLinkComponent();
  const outerPaths = useContext(PathsContext);
  const mergedPaths = useMemo(() => (paths ? { ...outerPaths, ...paths } : outerPaths), [outerPaths, paths]);
  return (
    <LinkContext value={component ?? outerComponent}>
      <PathsContext value={mergedPaths}>{children}</PathsContext>
    </LinkContext>
  );
}

export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}

function PlainLink({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>;
}
