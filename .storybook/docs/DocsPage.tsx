import { lazy, Suspense } from 'react';

// loaded when a page is opened: stories and their tests do not need it
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
