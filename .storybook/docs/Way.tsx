import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { componentOf } from '../components.ts';
import { Picture } from './ScreenPictures.tsx';
import { type Step, WAY } from './way.ts';

interface Index {
  entries: Record<string, { id: string; title: string; type: string }>;
}

/** Where each component is explained, by its name. */
function usePlaces(): ReadonlyMap<string, string> {
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const abort = new AbortController();
    async function read() {
      const answer = await fetch('index.json', { signal: abort.signal });
      const { entries } = (await answer.json()) as Index;
      const pages = Object.values(entries).filter(({ type }) => type === 'docs');
      setPlaces(new Map(pages.map(({ id, title }) => [componentOf(title), id])));
    }
    // without the index the names are there all the same, only not as links
    read().catch(() => undefined);
    return () => abort.abort();
  }, []);
  return places;
}

interface NameProps {
  of: string;
  place: string | undefined;
}

function Name({ of, place }: NameProps) {
  if (place === undefined) return of;
  return (
    <a href={`./?path=/docs/${place}`} target="_top" style={{ font: 'inherit' }}>
      {of}
    </a>
  );
}

interface StepProps extends Step {
  places: ReadonlyMap<string, string>;
}

function OneStep({ step, screen, story, blocks, places }: StepProps) {
  return (
    <section>
      <Heading>{step}</Heading>
      <p>
        <strong>
          <Name of={screen} place={places.get(screen)} />
        </strong>{' '}
        is made of{' '}
        {blocks.map((block, at) => (
          <span key={block}>
            {at > 0 && ', '}
            <Name of={block} place={places.get(block)} />
          </span>
        ))}
        .
      </p>
      <div style={{ display: 'flex', gap: 16, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Picture id={story} name={screen} width={1440} />
        <Picture id={story} name={screen} width={390} />
      </div>
    </section>
  );
}

/** The screens in the order in which somebody comes through them, each with the blocks that make it. */
export function Way() {
  const places = usePlaces();
  return WAY.map((step) => <OneStep key={step.step} {...step} places={places} />);
}
