import { scales } from '@kathaloka/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Bar, Intro, Mover, Page, Rows, Section, Shape } from './foundations.styles.ts';

type Scale = keyof typeof scales;

const named = (pattern: RegExp) => (Object.keys(scales) as Scale[]).filter((name) => pattern.test(name));
const style = (values: Readonly<Record<`--kl-${string}`, string>>) => values as CSSProperties;

/** Nothing here moves until it is hovered or focused. */
function Motion() {
  return (
    <Section>
      <h2>Motion</h2>
      <p>Point at a line, or move to it with the keyboard. With reduced motion it arrives at once.</p>
      <Rows>
        {named(/^t-\d/).map((name) => [
          <dt key={`${name} name`}>{`${name} ${scales[name]}`}</dt>,
          <dd key={name}>
            <Mover
              type="button"
              aria-label={`Move in ${scales[name]}`}
              style={style({ '--kl-duration': `var(--kl-${name})`, '--kl-curve': 'var(--kl-ease-out)' })}
            >
              <span />
            </Mover>
          </dd>,
        ])}
      </Rows>
    </Section>
  );
}

/** Space, corners, depth, motion and layers: the same in both themes, except the colour of shadows. */
function SpaceAndMotion() {
  return (
    <Page lang="en" dir="ltr">
      <Intro>
        <h1>Space, shape, motion</h1>
        <p>
          A base of four. Depth is tone; shadow belongs to what floats. What moves, moves once and settles.
        </p>
      </Intro>
      <Section>
        <h2>Space</h2>
        <Rows>
          {named(/^size-/).map((name) => [
            <dt key={`${name} name`}>{`${name} ${scales[name]}`}</dt>,
            <dd key={name}>
              <Bar style={style({ '--kl-length': `var(--kl-${name})` })} />
            </dd>,
          ])}
        </Rows>
      </Section>
      <Section>
        <h2>Corners and depth</h2>
        <Rows>
          {named(/^radius-/).map((name) => [
            <dt key={`${name} name`}>{name}</dt>,
            <dd key={name}>
              <Shape style={style({ '--kl-corner': `var(--kl-${name})`, '--kl-depth': 'none' })}>
                {scales[name]}
              </Shape>
            </dd>,
          ])}
          {(['shadow-1', 'shadow-2', 'shadow-3'] as const).map((name) => [
            <dt key={`${name} name`}>{name}</dt>,
            <dd key={name}>
              <Shape
                style={style({ '--kl-corner': 'var(--kl-radius-14)', '--kl-depth': `var(--kl-${name})` })}
              />
            </dd>,
          ])}
        </Rows>
      </Section>
      <Motion />
      <Section>
        <h2>Layers</h2>
        <Rows>
          {named(/^z-/).map((name) => [
            <dt key={`${name} name`}>{name}</dt>,
            <dd key={name}>{scales[name]}</dd>,
          ])}
        </Rows>
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Space, shape, motion',
  component: SpaceAndMotion,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SpaceAndMotion>;
export default meta;

export const Everything: StoryObj<typeof meta> = {};
