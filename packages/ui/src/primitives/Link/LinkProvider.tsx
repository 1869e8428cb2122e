import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { type Paths, PathsContext } from '../../paths.ts';

/** Renders an `<a>` and takes everything that one takes; `href` is always given. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** What every `Link` renders, such as a router's link. */
  component?: LinkComponent;
  /** Addresses that differ from the product's, by the name of the page: `{ home: '/library' }`. */
  paths?: Partial<Paths>;
  /** What its links are in. */
  children: ReactNode;
}

/**
 * Lets the app provide its router and its own addresses for every link of the library.
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
