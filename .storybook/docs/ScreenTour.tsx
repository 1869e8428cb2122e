import { Heading } from '@storybook/addon-docs/blocks';
import { blocksOf } from 'virtual:component-facts';
import { Picture } from './ScreenPictures.tsx';
import { usePlaces } from './usePlaces.ts';
import { type Step, TOUR_STEPS } from './tourSteps.ts';

interface NameProps {
  of: string;
  place: string | undefined;
}

export function Name({ of, place }: NameProps) {
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

function OneStep({ step, screen, story, places }: StepProps) {
  const blocks = blocksOf[screen] ?? [];
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

/** The screens in the order in which a reader meets them, each with its blocks. */
export function ScreenTour() {
  const places = usePlaces();
  return TOUR_STEPS.map((step) => <OneStep key={step.step} {...step} places={places} />);
}
