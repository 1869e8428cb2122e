import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// loaded with the first docs page: stories and their tests do not need them
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));
const ThemedPage = lazy(async () => ({ default: (await import('./ThemedPage.tsx')).ThemedPage }));

export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}

/** The container of every docs page. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <ThemedPage {...props} />
    </Suspense>
  );
}
