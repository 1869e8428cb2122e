import { GlobalStyles } from '@kathaloka/ui';
import { type ReactNode, useContext } from 'react';
import { content } from '../usage/examplesOfContent.tsx';
import { controls } from '../usage/examplesOfControls.tsx';
import { PageTheme } from './ThemedPage.tsx';

const EXAMPLES = { ...content, ...controls };

interface ExampleProps {
  mark: string;
  shown: ReactNode;
  why: string;
}

function Example({ mark, shown, why }: ExampleProps) {
  return (
    <figure style={{ margin: 0 }}>
      <div
        className="sb-unstyled"
        data-theme={useContext(PageTheme)}
        style={{
          display: 'grid',
          placeItems: 'center',
          minHeight: 110,
          padding: 20,
          borderRadius: 8,
          background: 'var(--kl-bg)',
          color: 'var(--kl-text)',
          font: '400 var(--kl-fs-16) / 1.5 var(--kl-font-ui)',
        }}
      >
        <div style={{ maxWidth: '100%', minWidth: 'min(100%, 240px)', textAlign: 'start' }}>{shown}</div>
      </div>
      <figcaption style={{ marginBlockStart: 8, fontSize: 14 }}>
        <strong>{mark}:</strong> {why}
      </figcaption>
    </figure>
  );
}

/** A right and a wrong example of a component. */
export function Examples({ component }: { component: string }) {
  const examples = EXAMPLES[component];
  if (!examples) return null;
  return (
    <>
      <GlobalStyles />
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
          gap: 16,
          marginBlock: 16,
        }}
      >
        <Example mark="Do" {...examples.do} />
        <Example mark="Don’t" {...examples.dont} />
      </div>
    </>
  );
}
